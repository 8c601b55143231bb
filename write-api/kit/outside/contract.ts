import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

/** A call on a service of others that was not answered. */
export const OutsideFailure = Type.Object({
  kind: Type.String(),
  /** What it is about. */
  key: Type.String(),
  problem: Type.String(),
  /** How often in a row. */
  tries: Type.Integer(),
  /** When it is made again by itself; null where it was given up. */
  nextTime: Nullable(Instant),
});
export type OutsideFailure = Static<typeof OutsideFailure>;
