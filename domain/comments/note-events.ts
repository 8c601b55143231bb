import type { DomainEvent } from '../event.ts';
import { isNote, type NoteType } from '../note-kinds.ts';
import type { Account, MentionedIds } from './account.ts';

/** `everyone` is all of the back-office who see the thing, `brand` staff and the brand of whoever wrote it. */
export const audiences = ['staff', 'everyone', 'brand'] as const;
export type Audience = (typeof audiences)[number];

/** Who wrote a comment, and who sees it. `brandId` is the author's brand; null for staff. */
export interface CommentOrigin {
  author: Account;
  audience: Audience;
  brandId: number | null;
}

interface Said {
  commentId: string;
  /** With its mentions, as `mentionOf` writes them. */
  text: string;
  /** Who is mentioned in it. */
  mentions: MentionedIds;
}

interface NoteData {
  CommentAdded: Said & CommentOrigin;
  CommentRevised: Said;
  CommentRemoved: { commentId: string };
}

/** What is said of a thing, in its own stream. */
export type NoteEvent = { [Type in NoteType]: DomainEvent<Type, NoteData[Type]> }[NoteType];

export function isNoteEvent(event: DomainEvent): event is NoteEvent {
  return isNote(event);
}
