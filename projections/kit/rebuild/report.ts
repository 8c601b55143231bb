import type { Client } from 'pg';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import type { Beside } from './generations.ts';
import { loadProgress } from './progress.ts';

/** How far a rebuild is. */
export interface Report {
  phase: 'folding' | 'indexing' | 'switching';
  /** Events folded so far, also by a process before this one. */
  processed: bigint;
  /** Events that the live read models have. */
  of: bigint;
  /** Since this process began; null at first. */
  eventsPerSecond: number | null;
  secondsLeft: number | null;
}

/** Tells how far the tables beside are, each time it is called; so many events where more are folded than written. */
export function reporter(client: Client, schema: Beside, tell: (report: Report) => void = () => undefined) {
  let first: { processed: bigint; at: number } | null = null;
  return async (phase: Report['phase'], folded?: bigint): Promise<void> => {
    const processed = folded ?? (await loadProgress(client, schema))?.processed ?? 0n;
    const { processed: of } = await loadCheckpoint(client);
    const seconds = first === null ? 0 : (performance.now() - first.at) / 1_000;
    const eventsPerSecond = first === null ? null : Number(processed - first.processed) / seconds;
    first ??= { processed, at: performance.now() };
    const secondsLeft = eventsPerSecond ? Math.max(0, Number(of - processed)) / eventsPerSecond : null;
    tell({ phase, processed, of, eventsPerSecond, secondsLeft });
  };
}
