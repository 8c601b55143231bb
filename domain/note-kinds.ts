/**
 * Events that only say something of the thing in whose stream they stand. They change nothing of it: no status, no row, no
 * revision that a form has seen.
 */
export const noteTypes = ['CommentAdded', 'CommentRevised', 'CommentRemoved'] as const;
export type NoteType = (typeof noteTypes)[number];

export function isNote({ type }: { type: string }): boolean {
  return noteTypes.some((one) => one === type);
}
