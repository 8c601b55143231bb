import type { Account, MentionedIds } from '../accounts/account.ts';
import type { DomainEvent } from '../event.ts';
import { type CommentType, commentTypes } from '../note-kinds.ts';
import type { ForWhom } from '../notes/audience.ts';

/** The author and the readers of a comment. */
export interface CommentOrigin extends ForWhom {
  author: Account;
}

interface Said {
  commentId: string;
  /** With its mentions, as `mentionOf` writes them. */
  text: string;
  /** The mentioned accounts. */
  mentions: MentionedIds;
}

interface CommentData {
  CommentAdded: Said & CommentOrigin;
  CommentRevised: Said;
  CommentRemoved: { commentId: string };
}

/** Events of comments, in the stream of their thing. */
export type CommentEvent = {
  [Type in CommentType]: DomainEvent<Type, CommentData[Type]>;
}[CommentType];

export function isCommentEvent(event: DomainEvent): event is CommentEvent {
  return commentTypes.some((type) => type === event.type);
}
