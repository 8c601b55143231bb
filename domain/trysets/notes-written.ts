import { written } from '../event-versions.ts';
import { trysetNotes } from './tryset.ts';

/** Notes are written to the streams of all noted kinds; a tryset's stream represents them. */
export const notesWritten = [
  written(trysetNotes, {
    CommentAdded: 1,
    CommentRevised: 1,
    CommentRemoved: 1,
    Assigned: 1,
    Unassigned: 1,
  }),
];
