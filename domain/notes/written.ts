import { written } from '../event-versions.ts';
import { trysetNotes } from '../trysets/tryset.ts';

/** They stand in the streams of all on which notes can be made; a tryset's speaks for all. */
export const notesWritten = [
  written(trysetNotes, {
    CommentAdded: 1,
    CommentRevised: 1,
    CommentRemoved: 1,
    Assigned: 1,
    Unassigned: 1,
  }),
];
