import Type, { type Static } from 'typebox';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const notificationTypes = ['mention', 'assignment'] as const;

/** A mention of the caller in a comment, or an assignment to the caller. */
export const Notification = Type.Object({
  /** Unique among the caller's notifications. */
  id: Type.String(),
  type: OneOf(notificationTypes),
  /** The thing concerned. */
  kind: OneOf(notedKinds),
  thingId: Type.Integer(),
  /** The product's name; empty until the product's own events are projected. */
  title: Type.String(),
  by: NamedAccount,
  /** The comment, with its mentions; null for an assignment. */
  text: Nullable(Type.String()),
  /** The mentioned accounts, with their current names. */
  mentions: Type.Array(NamedAccount),
  time: Instant,
  /** Not seen by the caller yet. */
  isNew: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

export const NotificationPage = Type.Object({
  ...Page(Notification).properties,
  /** Number of new ones among all. */
  newCount: Type.Integer(),
});
export type NotificationPage = Static<typeof NotificationPage>;
