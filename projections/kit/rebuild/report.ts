import type { Client } from 'pg';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import type { Beside } from './generations.ts';
import { loadProgress } from './progress.ts';

/** A report on the progress of a rebuild. */
export interface Report {
  phase: 'folding' | 'indexing' | 'switching';
  /** The number of events folded so far, including those that earlier processes folded. */
  processed: bigint;
  /** The total: the number of events that the live read models have folded. */
  of: bigint;
  /** The average rate since this process began; null until it has folded an event. */
  eventsPerSecond: number | null;
  secondsLeft: number | null;
}

/**
 * Returns a function that reports the progress. Its argument `folded` overrides the stored count if more events are folded
 * than written.
 */
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
