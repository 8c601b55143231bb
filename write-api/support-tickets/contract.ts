import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';

/**
 * `coming`: the letter is not written yet, because the reactions have not reached the answer. `waiting`: the letter is in the
 * outbox, or its sending is tried again. `sent`: it left within the last day. `past`: it left earlier, ran out, or was never
 * written, because the asker has no address. Nothing tells these three apart.
 */
export const letterStates = ['coming', 'waiting', 'sent', 'past'] as const;
export type LetterState = (typeof letterStates)[number];

/** The letters that tell the asker of a ticket's answers, oldest first, without address and text. */
export const TicketLetters = Type.Object({
  data: Type.Array(
    Type.Object({
      /** The id of the letter in the outbox. */
      id: Type.String(),
      answeredTime: Instant,
      state: OneOf(letterStates),
    }),
  ),
});
export type TicketLetters = Static<typeof TicketLetters>;
