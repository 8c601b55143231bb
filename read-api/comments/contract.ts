import Type, { type Static } from 'typebox';
import { audiences } from '#domain/notes/audience.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const Comment = Type.Object({
  /** Unique among the comments on one thing. */
  id: Type.String(),
  /** With mentions written as `@{staff:12}`. */
  text: Type.String(),
  /** The mentioned accounts, with their current names. */
  mentions: Type.Array(NamedAccount),
  audience: OneOf(audiences),
  author: NamedAccount,
  createdTime: Instant,
  /** When its text was last revised. */
  revisedTime: Nullable(Instant),
  mayRevise: Type.Boolean(),
  mayRemove: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

export const CommentPage = Page(Comment);
export type CommentPage = Static<typeof CommentPage>;

/** An account that may be mentioned, with its username; null if the caller may not see that. */
export const Account = Type.Object({
  ...NamedAccount.properties,
  username: Nullable(Type.String()),
  brandId: Nullable(Type.Integer()),
});
export type Account = Static<typeof Account>;

export const AccountPage = Page(Account);
export type AccountPage = Static<typeof AccountPage>;
