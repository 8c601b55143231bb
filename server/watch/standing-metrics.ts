import { Gauge, type Registry } from 'prom-client';
import { leftOut } from '#projections/kit/operations/left-out.ts';
import { type ProgressAsked, progressOf } from '#projections/kit/operations/standing.ts';
import { readModels } from '#projections/read-models.ts';
import { within } from './within.ts';

/**
 * Exports the progress of the read models. Returns a function that asks the database and the store before each scrape. Thus
 * every process reports the progress, even if the process with the projections has ended. Without an answer, the scrape omits
 * the figures.
 */
export function standingMetrics(registry: Registry, asked: ProgressAsked): () => Promise<void> {
  const registers = [registry];
  const lag = new Gauge({
    registers,
    name: 'tryset_projection_lag_seconds',
    help: 'Age in seconds of the oldest event that the read models have not handled; 0 when there is none',
  });
  const moved = new Gauge({
    registers,
    name: 'tryset_projection_moved_seconds',
    help: 'Seconds since the checkpoint moved; meaningful only together with a lag',
  });
  const running = new Gauge({
    registers,
    name: 'tryset_projection_running',
    help: '1 if any process runs the projections',
  });
  const parked = new Gauge({
    registers,
    name: 'tryset_projection_parked_events',
    help: 'Events that a row could not apply, and those behind them; they wait for a decision of staff',
    labelNames: ['projection'],
  });
  const skipped = new Gauge({
    registers,
    name: 'tryset_projection_skipped_events',
    help: 'Events that staff decided to leave out of a row',
    labelNames: ['projection'],
  });
  const unknown = new Gauge({
    registers,
    name: 'tryset_projection_unknown_events',
    help: 'Events of types that this version does not know',
  });
  return async () => {
    const [progress, counts] = await Promise.all([within(progressOf(asked)), within(leftOut(asked.pool))]);
    for (const gauge of [lag, moved, running, unknown]) gauge.remove();
    for (const gauge of [parked, skipped]) gauge.reset();
    if (progress !== null) {
      lag.set(progress.lagSeconds);
      moved.set(progress.movedSecondsAgo);
      running.set(progress.isRunning ? 1 : 0);
    }
    if (counts === null) return;
    unknown.set(counts.unknown);
    for (const { name: projection } of readModels.projections) {
      parked.set({ projection }, counts.parked[projection] ?? 0);
      skipped.set({ projection }, counts.skipped[projection] ?? 0);
    }
  };
}
