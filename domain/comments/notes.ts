import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { isSameAccount } from './account.ts';
import type { CommentOrigin, NoteEvent } from './note-events.ts';

/** What a thing's stream knows of its comments, as far as the next one is decided by it. */
export interface Notes {
  comments: Readonly<Record<string, Comment>>;
  /** The comment that the newest note is about. */
  last: string | null;
}

export interface Comment extends CommentOrigin {
  text: string;
  isRemoved: boolean;
}

export const noNotes: Notes = { comments: {}, last: null };

const row = { from: ['there'], to: 'same', who: ['staff', 'brand_admin'] } as const;

export const noteTransitions = [
  { ...row, action: 'comment', event: 'CommentAdded' },
  { ...row, action: 'revise_comment', event: 'CommentRevised' },
  { ...row, action: 'remove_comment', event: 'CommentRemoved' },
] as const satisfies readonly Transition<string, 'there', never>[];

interface Standing {
  status: 'there' | 'gone';
}

const rules: Rules<Standing['status'], never, Standing> = {
  entity: 'comment',
  table: noteTransitions,
  guards: {},
};

type Added = Extract<NoteEvent, { type: 'CommentAdded' }>['data'];
type Revised = Extract<NoteEvent, { type: 'CommentRevised' }>['data'];

export type NoteCommand =
  | ({ action: 'comment' } & Added)
  | ({ action: 'revise_comment' } & Revised)
  | { action: 'remove_comment'; commentId: string };

/**
 * 403 `comment.not_own` where somebody else wrote it; staff may remove any. 409 `comment.removed` where it is not there any
 * more, `comment.transition_not_allowed` where the thing itself is not.
 */
export function decideNote(
  { comments }: Notes,
  isThere: boolean,
  command: NoteCommand,
  asked: Asked,
): Decision<NoteEvent> {
  const refused = checkTransition(rules, { status: isThere ? 'there' : 'gone' }, command, asked);
  if (refused !== null) return refused;
  if (command.action === 'comment') {
    const { action: _, ...data } = command;
    return accept({ type: 'CommentAdded', data });
  }
  const { commentId } = command;
  const comment = comments[commentId];
  if (comment === undefined || comment.isRemoved) {
    return refuse('conflict', 'comment.removed', 'the comment is not there any more', { commentId });
  }
  const isOwn = isSameAccount(comment.author, asked.actor);
  if (!isOwn && !(command.action === 'remove_comment' && asked.actor.label === 'staff')) {
    return refuse('forbidden', 'comment.not_own', 'somebody else wrote the comment', { commentId });
  }
  if (command.action === 'remove_comment') return accept({ type: 'CommentRemoved', data: { commentId } });
  const { text, mentions } = command;
  return text === comment.text
    ? nothingToDo
    : accept({ type: 'CommentRevised', data: { commentId, text, mentions } });
}

export function evolveNotes(notes: Notes, { type, data }: NoteEvent): Notes {
  switch (type) {
    case 'CommentAdded': {
      const { commentId, mentions: _, ...comment } = data;
      return withComment(notes, commentId, { ...comment, isRemoved: false });
    }
    case 'CommentRevised':
    case 'CommentRemoved': {
      const comment = notes.comments[data.commentId];
      if (comment === undefined) return notes;
      const now = type === 'CommentRemoved' ? { isRemoved: true } : { text: data.text };
      return withComment(notes, data.commentId, { ...comment, ...now });
    }
    default:
      return untouched(type, notes);
  }
}

function withComment({ comments }: Notes, commentId: string, comment: Comment): Notes {
  return { comments: { ...comments, [commentId]: comment }, last: commentId };
}

/** The brands that are told of the newest note; `brandIds` are those that the thing concerns. */
export function brandsOfLast({ comments, last }: Notes, brandIds: readonly number[]): readonly number[] {
  const comment = last === null ? undefined : comments[last];
  return comment === undefined ? [] : brandsOfComment(comment, brandIds);
}

/** The brands whose admins see a comment on a thing of these brands. */
export function brandsOfComment(
  { audience, brandId }: Pick<CommentOrigin, 'audience' | 'brandId'>,
  brandIds: readonly number[],
): readonly number[] {
  if (audience === 'everyone') return brandIds;
  return audience === 'brand' ? brandIds.filter((id) => id === brandId) : [];
}
