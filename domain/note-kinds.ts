export const commentTypes = ['CommentAdded', 'CommentRevised', 'CommentRemoved'] as const;
export type CommentType = (typeof commentTypes)[number];

export const assignmentTypes = ['Assigned', 'Unassigned'] as const;
export type AssignmentType = (typeof assignmentTypes)[number];

const noteTypes: readonly string[] = [...commentTypes, ...assignmentTypes];

/**
 * Whether an event only says something of the thing in whose stream it stands. It changes nothing of it: no status, no row, no
 * revision that a form has seen.
 */
export function isNote({ type }: { type: string }): boolean {
  return noteTypes.includes(type);
}
