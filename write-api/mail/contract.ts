import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';

/** A letter that nobody sends; a short message to a phone has no subject. */
export const OutboxLetter = Type.Object({
  id: Type.String(),
  way: OneOf(['mail', 'sms']),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  writtenTime: Instant,
  /** Nobody needs it after that: its link is over. */
  untilTime: Instant,
});
export type OutboxLetter = Static<typeof OutboxLetter>;
