export const commentTypes = ['CommentAdded', 'CommentRevised', 'CommentRemoved'] as const;
export type CommentType = (typeof commentTypes)[number];

export const assignmentTypes = ['Assigned', 'Unassigned'] as const;
export type AssignmentType = (typeof assignmentTypes)[number];

const noteTypes: readonly string[] = [...commentTypes, ...assignmentTypes];

/**
 * Returns whether an event is a note on the entity of its stream. Notes change no status, no row and no revision that forms
 * compare.
 */
export function isNote({ type }: { type: string }): boolean {
  return noteTypes.includes(type);
}
