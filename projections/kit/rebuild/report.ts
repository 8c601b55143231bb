import type { Client } from 'pg';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import type { Beside } from './generations.ts';
import { loadProgress } from './progress.ts';

/** Progress of a rebuild. */
export interface Report {
  phase: 'folding' | 'indexing' | 'switching';
  /** Events folded so far, including those of earlier processes. */
  processed: bigint;
  /** Events that the live read models have folded. */
  of: bigint;
  /** Average since this process began; null at first. */
  eventsPerSecond: number | null;
  secondsLeft: number | null;
}

/** Returns a function that reports progress; `folded` overrides the stored count when more is folded than written. */
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
