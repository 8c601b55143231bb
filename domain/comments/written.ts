import { written } from '../event-versions.ts';
import { trysetNotes } from '../trysets/tryset.ts';

/** They stand in the streams of whatever may be commented on; a tryset's speaks for all. */
export const commentsWritten = [
  written(trysetNotes, {
    CommentAdded: 1,
    CommentRevised: 1,
    CommentRemoved: 1,
  }),
];
