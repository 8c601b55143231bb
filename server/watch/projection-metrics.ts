import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Batch } from '#projections/kit/runner/session.ts';
import type { RunningProjections } from '#projections/start.ts';

/** What the runner of this process takes; counted once a batch, never once an event. */
export function batchMetrics(registry: Registry): (batch: Batch) => void {
  const registers = [registry];
  const events = new Counter({
    registers,
    name: 'tryset_projection_events_total',
    help: 'Events that the read models have taken in this process',
  });
  const durations = new Histogram({
    registers,
    name: 'tryset_projection_batch_duration_seconds',
    help: 'From the events of a batch to its commit',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const sizes = new Histogram({
    registers,
    name: 'tryset_projection_batch_events',
    help: 'Events in a batch: few when all is handled as it comes, 2,000 at most when the runner catches up',
    buckets: [1, 2, 5, 10, 50, 200, 500, 1_000, 2_000],
  });
  return ({ events: { length }, milliseconds }) => {
    events.inc(length);
    durations.observe(milliseconds / 1_000);
    sizes.observe(length);
  };
}

/** What this process knows of its own runner. */
export function runnerMetrics(registry: Registry, running: Pick<RunningProjections, 'state'>): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'tryset_projection_active',
    help: '1 where this process runs the projections; others stand by',
    collect() {
      this.set(running.state().activity === 'active' ? 1 : 0);
    },
  });
  new Counter({
    registers,
    name: 'tryset_projection_restarts_total',
    help: 'How often the runner of this process had to begin anew, since store or database broke off',
    collect() {
      this.reset();
      this.inc(running.state().reconnects);
    },
  });
}
