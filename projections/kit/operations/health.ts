import type { Problem, ReplayStanding } from '../tables/replay.ts';

/** The read models count as frozen if events have waited for this many seconds and the checkpoint has not moved. */
export const frozenAfterSeconds = 30;
const behindAfterSeconds = 10;

type Progress = Pick<ReplayStanding, 'lagSeconds' | 'movedSecondsAgo' | 'isRunning'>;

/** Returns a problem if events have waited for `frozenAfterSeconds` and the checkpoint has not moved; else null. */
export function frozen(
  { lagSeconds, movedSecondsAgo, isRunning }: Progress,
  afterSeconds: number = frozenAfterSeconds,
): Problem | null {
  const seconds = Math.floor(Math.min(lagSeconds, movedSecondsAgo));
  if (seconds < afterSeconds) return null;
  const why = isRunning
    ? 'the process that runs the projections does not get on'
    : 'no process runs the projections';
  return { code: 'frozen', message: `events wait and nothing has moved for ${seconds} s: ${why}` };
}

/** Returns the problems of the read models, worst first. */
export function problemsOf(
  standing: Omit<ReplayStanding, 'problems'>,
  afterSeconds: number = frozenAfterSeconds,
): Problem[] {
  const problems: Problem[] = [];
  const stuck = frozen(standing, afterSeconds);
  if (stuck !== null) problems.push(stuck);
  else if (standing.lagSeconds > behindAfterSeconds) {
    const message = `the oldest event that is not handled has waited for ${standing.lagSeconds.toFixed(1)} s`;
    problems.push({ code: 'behind', message });
  }
  const parked = standing.projections.reduce((sum, projection) => sum + projection.parked.events, 0);
  if (parked > 0)
    problems.push({ code: 'parked', message: `${parked} events are parked and wait for a person` });
  return problems;
}
