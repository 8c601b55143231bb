import { isSameAccount } from '../accounts/account.ts';
import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { Transition } from '../transition-table.ts';
import type { CommentEvent, CommentOrigin } from './comment-events.ts';

/** The part of a comment that the next decision on the comment needs. */
export interface Comment extends CommentOrigin {
  text: string;
  isRemoved: boolean;
}

export type Comments = Readonly<Record<string, Comment>>;

const row = { from: ['there'], to: 'same', who: ['staff', 'brand_admin'] } as const;

export const commentTransitions = [
  { ...row, action: 'comment', event: 'CommentAdded' },
  { ...row, action: 'revise_comment', event: 'CommentRevised' },
  { ...row, action: 'remove_comment', event: 'CommentRemoved' },
] as const satisfies readonly Transition<string, 'there', never>[];

type Added = Extract<CommentEvent, { type: 'CommentAdded' }>['data'];
type Revised = Extract<CommentEvent, { type: 'CommentRevised' }>['data'];

export type CommentCommand =
  | ({ action: 'comment' } & Added)
  | ({ action: 'revise_comment' } & Revised)
  | { action: 'remove_comment'; commentId: string };

/**
 * Decides a command on a comment. Refuses with `comment.not_own` if the actor is not the author; staff may remove any comment.
 * Refuses with `comment.removed` if the comment was removed.
 */
export function decideComment(
  comments: Comments,
  command: CommentCommand,
  { actor }: Asked,
): Decision<CommentEvent> {
  if (command.action === 'comment') {
    const { action: _, ...data } = command;
    return accept({ type: 'CommentAdded', data });
  }
  const { commentId } = command;
  const comment = comments[commentId];
  if (comment === undefined || comment.isRemoved) {
    return refuse('conflict', 'comment.removed', 'this comment was removed; reload the comments', {
      commentId,
    });
  }
  const isOwn = isSameAccount(comment.author, actor);
  if (!isOwn && !(command.action === 'remove_comment' && actor.label === 'staff')) {
    return refuse('forbidden', 'comment.not_own', 'only the author of a comment may do this', { commentId });
  }
  if (command.action === 'remove_comment') return accept({ type: 'CommentRemoved', data: { commentId } });
  const { text, mentions } = command;
  return text === comment.text
    ? nothingToDo
    : accept({ type: 'CommentRevised', data: { commentId, text, mentions } });
}

export function evolveComments(comments: Comments, { type, data }: CommentEvent): Comments {
  switch (type) {
    case 'CommentAdded': {
      const { commentId, mentions: _, ...comment } = data;
      return { ...comments, [commentId]: { ...comment, isRemoved: false } };
    }
    case 'CommentRevised':
    case 'CommentRemoved': {
      const comment = comments[data.commentId];
      if (comment === undefined) return comments;
      const now = type === 'CommentRemoved' ? { isRemoved: true } : { text: data.text };
      return { ...comments, [data.commentId]: { ...comment, ...now } };
    }
    default:
      return untouched(type, comments);
  }
}
