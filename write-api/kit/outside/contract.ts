import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** A call to an outside service that failed. */
export const OutsideFailure = Type.Object({
  kind: Type.String(),
  /** Names the subject of the call. */
  key: Type.String(),
  problem: Type.String(),
  /** Number of failures in a row. */
  tries: Type.Integer(),
  /** Time of the next retry; null if the call was given up. */
  nextTime: Nullable(Instant),
});
export type OutsideFailure = Static<typeof OutsideFailure>;
