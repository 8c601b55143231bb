import { frozen } from '#projections/operations/health.ts';
import { type ProgressAsked, progressOf } from '#projections/operations/standing.ts';
import type { HealthCheck } from './health.ts';

/** Whether the read models get on: events that wait while nothing moves are told, whichever process ought to move them. */
export async function checkProgress(
  asked: ProgressAsked,
  frozenAfterSeconds: number,
): ReturnType<HealthCheck['check']> {
  const problem = frozen(await progressOf(asked), frozenAfterSeconds);
  return problem === null ? { ok: true } : { ok: false, detail: problem.message };
}
