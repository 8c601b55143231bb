import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';

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
