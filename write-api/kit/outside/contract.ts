import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** A call to an outside service that failed. */
export const OutsideFailure = Type.Object({
  kind: Type.String(),
  /** The subject of the call. */
  key: Type.String(),
  problem: Type.String(),
  /** The number of failures in a row. */
  tries: Type.Integer(),
  /** When the call is retried; null if it was given up. */
  nextTime: Nullable(Instant),
});
export type OutsideFailure = Static<typeof OutsideFailure>;
