import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';

/** A letter that nobody sends. */
export const OutboxLetter = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  writtenTime: Instant,
  /** Nobody needs it after that: its link is over. */
  untilTime: Instant,
});
export type OutboxLetter = Static<typeof OutboxLetter>;
