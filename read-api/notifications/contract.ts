import Type, { type Static } from 'typebox';
import { notedKinds } from '#domain/notes/noted-kinds.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { NamedAccount } from '../notes/named-account.ts';

export const notificationTypes = ['mention', 'assignment'] as const;

/** That somebody mentioned the caller in a comment, or gave it a thing to see to. */
export const Notification = Type.Object({
  /** Unique among the caller's. */
  id: Type.String(),
  type: OneOf(notificationTypes),
  /** What it is about. */
  kind: OneOf(notedKinds),
  thingId: Type.Integer(),
  /** The product's name; empty while its own events have not been projected. */
  title: Type.String(),
  by: NamedAccount,
  /** The comment, with its mentions; null for an assignment. */
  text: Nullable(Type.String()),
  /** Who is mentioned in it, as they are called today. */
  mentions: Type.Array(NamedAccount),
  time: Instant,
  /** The caller has not seen it yet. */
  isNew: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

export const NotificationPage = Type.Object({
  ...Page(Notification).properties,
  /** How many of all are new. */
  newCount: Type.Integer(),
});
export type NotificationPage = Static<typeof NotificationPage>;
