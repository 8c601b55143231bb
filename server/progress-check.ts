import { frozen } from '#projections/kit/operations/health.ts';
import { type ProgressAsked, progressOf } from '#projections/kit/operations/standing.ts';
import type { HealthCheck } from './health.ts';
import { standstill } from './standstill.ts';

/**
 * Whether the read models get on: events that wait while nothing moves are told, whichever process ought to move them. How
 * long that has been so is told by the clocks, and by what was seen from look to look where a clock was set back.
 */
export function progressCheck(asked: ProgressAsked, frozenAfterSeconds: number): HealthCheck['check'] {
  const stoodFor = standstill();
  return async () => {
    const { position, lagSeconds, movedSecondsAgo, isRunning } = await progressOf(asked);
    const seenSeconds = stoodFor({ position, lagSeconds }, performance.now());
    const progress = {
      lagSeconds: Math.max(lagSeconds, seenSeconds),
      movedSecondsAgo: Math.max(movedSecondsAgo, seenSeconds),
      isRunning,
    };
    const problem = frozen(progress, frozenAfterSeconds);
    return problem === null ? { ok: true } : { ok: false, detail: problem.message };
  };
}
