import type { ProgressAsked } from '#projections/kit/operations/standing.ts';
import { progressCheck } from './progress-check.ts';
import { within } from './watch/within.ts';

const lookEveryMs = 2_000;
const stillAfterSeconds = 5;

interface StandsStill {
  /** Whether reads are to say that something may be missing. */
  standsStill(): boolean;
  close(): Promise<void>;
}

/**
 * Looks every two seconds whether the read models stand still: for five seconds events wait and nothing moves. Where nobody
 * can tell for as long, as when the store refuses the log or is away, they cannot move either.
 */
export function watchStandstill(asked: ProgressAsked): StandsStill {
  const getsOn = progressCheck(asked, stillAfterSeconds);
  let isStill = false;
  let toldAt = performance.now();
  const look = async () => {
    const answer = await within(getsOn());
    const now = performance.now();
    if (answer !== null) toldAt = now;
    isStill = answer === null ? now - toldAt >= stillAfterSeconds * 1_000 : !answer.ok;
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return {
    standsStill: () => isStill,
    close: async () => clearInterval(timer),
  };
}
