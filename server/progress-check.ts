import { frozen } from '#projections/kit/operations/health.ts';
import { type ProgressAsked, progressOf } from '#projections/kit/operations/standing.ts';
import type { HealthCheck } from './health.ts';
import { standstill } from './standstill.ts';

/**
 * Returns a health check that fails if events have waited this long while no process has moved the checkpoint. The duration
 * comes from the wall clocks. If a clock was set back, the time between our own checks counts instead.
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
