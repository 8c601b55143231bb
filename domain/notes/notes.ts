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

/** What a thing's stream knows of its notes, as far as the next one is decided by it. */
export interface Notes {
  comments: Comments;
  assignees: Assignees;
  /** For whom the newest note is. */
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

/** 409 `comment.transition_not_allowed`, `assignment.transition_not_allowed` where the thing itself is not there. */
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

/** The brands that are told of the newest note; `brandIds` are those that the thing concerns. */
export function brandsOfLast({ last }: Notes, brandIds: readonly number[]): readonly number[] {
  return last === null ? [] : brandsTold(last, brandIds);
}
