import Type, { type Static } from 'typebox';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const notificationTypes = ['mention', 'assignment'] as const;

/** A mention of the caller in a comment, or an assignment to the caller. */
export const Notification = Type.Object({
  /** Id of the notification, unique among the caller's. */
  id: Type.String(),
  type: OneOf(notificationTypes),
  /** Kind of the entity that the notification is about. */
  kind: OneOf(notedKinds),
  thingId: Type.Integer(),
  /** Name of the entity's product; empty until the product's own events are projected. */
  title: Type.String(),
  by: NamedAccount,
  /** The comment, with its mentions; null for an assignment. */
  text: Nullable(Type.String()),
  /** The mentioned accounts, with their current names. */
  mentions: Type.Array(NamedAccount),
  time: Instant,
  /** Whether the caller has not seen the notification yet. */
  isNew: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

export const NotificationPage = Type.Object({
  ...Page(Notification).properties,
  /** Number of new notifications on all pages. */
  newCount: Type.Integer(),
});
export type NotificationPage = Static<typeof NotificationPage>;
