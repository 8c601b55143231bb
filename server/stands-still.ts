import type { ProgressAsked } from '#projections/kit/operations/standing.ts';
import { progressCheck } from './progress-check.ts';
import { within } from './watch/within.ts';

const lookEveryMs = 2_000;
const stillAfterSeconds = 5;

interface StandsStill {
  /** Returns whether the answers of reads must warn that recent changes may be missing. */
  standsStill(): boolean;
  close(): Promise<void>;
}

/**
 * Checks every two seconds whether the read models are stuck: events have waited for five seconds and the checkpoint has not
 * moved. Five seconds without an answer count too: the store is unavailable or refuses the log, so the read models cannot
 * move.
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
