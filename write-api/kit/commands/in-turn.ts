import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work on something, once the work on the same that came before has ended, well or not. */
export type InTurn = <Result>(on: string, work: () => Promise<Result>) => Promise<Result>;

/** Work on different things goes on side by side. */
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
