import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';

/** What should have followed from an event and could not. */
export const ReactionFailure = Type.Object({
  eventId: Type.String(),
  position: Type.String(),
  stream: Type.String(),
  type: Type.String(),
  error: Type.String(),
  tries: Type.Integer(),
  failedTime: Instant,
});
export type ReactionFailure = Static<typeof ReactionFailure>;
