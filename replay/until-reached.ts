import { setTimeout } from 'node:timers/promises';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';

const patienceMs = 10_000;
const askEveryMs = 100;

/**
 * Resolves to true if the read models reach a position within ten seconds. Resolves to false at once if no process
 * runs the projections.
 */
export async function untilReached(
  replay: ReplayReads,
  position: bigint,
  stopped: AbortSignal,
): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; !stopped.aborted && performance.now() < deadline; ) {
    const standing = await replay.standing();
    if (standing.position >= position) return true;
    if (!standing.isRunning) return false;
    await setTimeout(askEveryMs);
  }
  return false;
}
