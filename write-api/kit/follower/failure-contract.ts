import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';

/** A consequence of an event that was refused or failed. */
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
