import Type, { type Static } from 'typebox';
import { audiences } from '#domain/notes/audience.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const Comment = Type.Object({
  /** Id of the comment, unique among the comments on one entity. */
  id: Type.String(),
  /** Text of the comment, with mentions written as `@{staff:12}`. */
  text: Type.String(),
  /** The mentioned accounts, with their current names. */
  mentions: Type.Array(NamedAccount),
  audience: OneOf(audiences),
  author: NamedAccount,
  createdTime: Instant,
  /** When the comment's text was last revised; null if it never was. */
  revisedTime: Nullable(Instant),
  mayRevise: Type.Boolean(),
  mayRemove: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

export const CommentPage = Page(Comment);
export type CommentPage = Static<typeof CommentPage>;

/** An account that may be mentioned; its username is null if the caller may not see it. */
export const Account = Type.Object({
  ...NamedAccount.properties,
  username: Nullable(Type.String()),
  brandId: Nullable(Type.Integer()),
});
export type Account = Static<typeof Account>;

export const AccountPage = Page(Account);
export type AccountPage = Static<typeof AccountPage>;
