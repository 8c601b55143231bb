import Type, { type Static } from 'typebox';
import { audiences } from '#domain/notes/audience.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const Comment = Type.Object({
  /** Unique among the comments on one thing. */
  id: Type.String(),
  /** With its mentions, as `@{staff:12}`. */
  text: Type.String(),
  /** Who is mentioned in it, as they are called today. */
  mentions: Type.Array(NamedAccount),
  audience: OneOf(audiences),
  author: NamedAccount,
  createdTime: Instant,
  /** When it was put in other words last. */
  revisedTime: Nullable(Instant),
  mayRevise: Type.Boolean(),
  mayRemove: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

export const CommentPage = Page(Comment);
export type CommentPage = Static<typeof CommentPage>;

/** Somebody to mention: with the name that the account signs in by; null where that is not for the caller to know. */
export const Account = Type.Object({
  ...NamedAccount.properties,
  username: Nullable(Type.String()),
  brandId: Nullable(Type.Integer()),
});
export type Account = Static<typeof Account>;

export const AccountPage = Page(Account);
export type AccountPage = Static<typeof AccountPage>;
