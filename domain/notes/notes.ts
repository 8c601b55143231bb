import {
  type Assignees,
  type AssignmentCommand,
  assignmentTransitions,
  decideAssignment,
  evolveAssignees,
} from '../assignments/assignment.ts';
import { isAssignmentEvent } from '../assignments/assignment-events.ts';
import {
  type CommentCommand,
  type Comments,
  commentTransitions,
  decideComment,
  evolveComments,
} from '../comments/comment.ts';
import type { Asked, Decision } from '../decider.ts';
import { checkTransition, type Rules } from '../transition-table.ts';
import { brandsTold, type ForWhom } from './audience.ts';
import type { NoteEvent } from './note-events.ts';

/** The part of an entity's notes that the next decision on a note needs. */
export interface Notes {
  comments: Comments;
  assignees: Assignees;
  /** The audience of the newest note; null before the first note. */
  last: ForWhom | null;
}

export const noNotes: Notes = { comments: {}, assignees: {}, last: null };

export type NoteCommand = CommentCommand | AssignmentCommand;

interface Standing {
  status: 'there' | 'gone';
}

const commentRules: Rules<Standing['status'], never, Standing> = {
  entity: 'comment',
  table: commentTransitions,
  guards: {},
};
const assignmentRules: Rules<Standing['status'], never, Standing> = {
  entity: 'assignment',
  table: assignmentTransitions,
  guards: {},
};

/**
 * Decides a command on notes. Refuses with `comment.transition_not_allowed` or `assignment.transition_not_allowed` if the
 * entity does not exist.
 */
export function decideNote(
  { comments, assignees }: Notes,
  isThere: boolean,
  command: NoteCommand,
  asked: Asked,
): Decision<NoteEvent> {
  const standing: Standing = { status: isThere ? 'there' : 'gone' };
  if (command.action === 'assign' || command.action === 'unassign') {
    return checkTransition(assignmentRules, standing, command, asked) ?? decideAssignment(assignees, command);
  }
  return checkTransition(commentRules, standing, command, asked) ?? decideComment(comments, command, asked);
}

export function evolveNotes({ comments, assignees }: Notes, note: NoteEvent): Notes {
  if (isAssignmentEvent(note)) {
    const { brandId } = note.data;
    const last: ForWhom = { audience: brandId === null ? 'staff' : 'brand', brandId };
    return { comments, assignees: evolveAssignees(assignees, note), last };
  }
  const now = evolveComments(comments, note);
  return { comments: now, assignees, last: now[note.data.commentId] ?? null };
}

/** Returns the brands that can read the newest note; `brandIds` are the entity's brands. */
export function brandsOfLast({ last }: Notes, brandIds: readonly number[]): readonly number[] {
  return last === null ? [] : brandsTold(last, brandIds);
}
