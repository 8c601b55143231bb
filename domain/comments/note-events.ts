import type { DomainEvent } from '../event.ts';
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

/**
 * What is said of a thing, in its own stream. It changes nothing of the thing: no status, no row, no revision that a form
 * has seen.
 */
export type NoteEvent =
  | DomainEvent<'CommentAdded', Said & CommentOrigin>
  | DomainEvent<'CommentRevised', Said>
  | DomainEvent<'CommentRemoved', { commentId: string }>;

const types: Readonly<Record<NoteEvent['type'], true>> = {
  CommentAdded: true,
  CommentRevised: true,
  CommentRemoved: true,
};

/** The types of notes. */
export const noteTypes: readonly string[] = Object.keys(types);

/** Whether an event of a thing's stream only says something of it. */
export function isNote(event: DomainEvent): event is NoteEvent {
  return noteTypes.includes(event.type);
}
