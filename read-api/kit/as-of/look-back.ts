import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../../deps.ts';
import { asItWas } from './as-it-was.ts';
import type { AsOf } from './contract.ts';
import type { Past } from './past.ts';
import type { Point } from './point.ts';

/** Returns the answer of a detail call at a past point, for callers other than HTTP requests. */
export async function lookBack(
  deps: ReadDeps,
  caller: Caller,
  past: Past,
  id: number,
  point: Point,
): Promise<{ answer: object & { asOf: AsOf }; isParked: boolean }> {
  const then = await asItWas(deps, caller, past, id, point);
  return {
    answer: { ...(await past.detail(then.deps, caller, id)), asOf: then.asOf },
    isParked: then.isParked,
  };
}
