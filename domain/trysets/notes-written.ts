import { written } from '../event-versions.ts';
import { trysetNotes } from './tryset.ts';

/** Notes are events in the streams of all noted kinds; this entry for trysets represents all of them. */
export const notesWritten = [
  written(trysetNotes, {
    CommentAdded: 1,
    CommentRevised: 1,
    CommentRemoved: 1,
    Assigned: 1,
    Unassigned: 1,
  }),
];
