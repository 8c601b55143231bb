import { Gauge, type Registry } from 'prom-client';
import { leftOut } from '#projections/kit/operations/left-out.ts';
import { type ProgressAsked, progressOf } from '#projections/kit/operations/standing.ts';
import { readModels } from '#projections/read-models.ts';
import { within } from './within.ts';

/**
 * How the read models stand, asked of database and store before each scrape by what this answers: so a process that does
 * not run them tells it too, also when the one that ought to is gone. What cannot be asked is left out of the scrape.
 */
export function standingMetrics(registry: Registry, asked: ProgressAsked): () => Promise<void> {
  const registers = [registry];
  const lag = new Gauge({
    registers,
    name: 'tryset_projection_lag_seconds',
    help: 'For how long the oldest event has stood in the store that the read models have not taken; 0 when there is none',
  });
  const moved = new Gauge({
    registers,
    name: 'tryset_projection_moved_seconds',
    help: 'For how long the checkpoint has not moved; it means something only beside a lag',
  });
  const running = new Gauge({
    registers,
    name: 'tryset_projection_running',
    help: '1 where any process runs the projections',
  });
  const parked = new Gauge({
    registers,
    name: 'tryset_projection_parked_events',
    help: 'Events that rows could not take, and those behind them: they wait for a person',
    labelNames: ['projection'],
  });
  const skipped = new Gauge({
    registers,
    name: 'tryset_projection_skipped_events',
    help: 'Events that a person decided to leave out of a row',
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
