import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work under a key after all earlier work under the same key has ended, successfully or not. */
export type InTurn = <Result>(on: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates an `InTurn`. Work under different keys runs concurrently. */
export function inTurns(): InTurn {
  const limits = new Map<string, LimitFunction>();
  return async (on, work) => {
    const limit = limits.get(on) ?? pLimit(1);
    limits.set(on, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(on);
    }
  };
}
