import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';
import { TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';

export const OutboxQuery = ListQuery({
  /** A part of the recipient, the subject or the text; searched in the newest 5,000 messages. */
  q: Type.Optional(TextParam),
});

/** A message that stays in the outbox. A text message to a phone has an empty subject. */
export const OutboxLetter = Type.Object({
  id: Type.String(),
  way: OneOf(['mail', 'sms']),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  writtenTime: Instant,
  /** When the link in the message expires. */
  untilTime: Instant,
});
export type OutboxLetter = Static<typeof OutboxLetter>;
