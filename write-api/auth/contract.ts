import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** A sign-in that is open: on one device, from a password to a sign-out. */
export const Session = Type.Object({
  id: Type.String(),
  /** What the device called itself when it signed in (`User-Agent`); null where it did not. */
  device: Nullable(Type.String()),
  startedTime: Instant,
  /** When its tokens were last made anew: it was used within half an hour before. */
  seenTime: Instant,
  /** Whether this call comes from it. */
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;
