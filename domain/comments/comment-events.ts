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
  /** The text, with its mentions as `mentionOf` writes them. */
  text: string;
  /** The accounts that the text mentions. */
  mentions: MentionedIds;
}

interface CommentData {
  CommentAdded: Said & CommentOrigin;
  CommentRevised: Said;
  CommentRemoved: { commentId: string };
}

/** The events of comments, in the stream of the entity that they are about. */
export type CommentEvent = {
  [Type in CommentType]: DomainEvent<Type, CommentData[Type]>;
}[CommentType];

export function isCommentEvent(event: DomainEvent): event is CommentEvent {
  return commentTypes.some((type) => type === event.type);
}
