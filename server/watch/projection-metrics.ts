import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Batch } from '#projections/kit/runner/session.ts';
import type { RunningProjections } from '#projections/start.ts';

/** Returns a function that counts the events of the projection runner, once per batch and never per event. */
export function batchMetrics(registry: Registry): (batch: Batch) => void {
  const registers = [registry];
  const events = new Counter({
    registers,
    name: 'tryset_projection_events_total',
    help: 'Events that the read models of this process have handled',
  });
  const durations = new Histogram({
    registers,
    name: 'tryset_projection_batch_duration_seconds',
    help: 'Seconds from reading a batch to its commit',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const sizes = new Histogram({
    registers,
    name: 'tryset_projection_batch_events',
    help: 'Events per batch: few during live handling, up to 2,000 during a catch-up',
    buckets: [1, 2, 5, 10, 50, 200, 500, 1_000, 2_000],
  });
  return ({ events: { length }, milliseconds }) => {
    events.inc(length);
    durations.observe(milliseconds / 1_000);
    sizes.observe(length);
  };
}

/** Exports the state of this process's own projection runner. */
export function runnerMetrics(registry: Registry, running: Pick<RunningProjections, 'state'>): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'tryset_projection_active',
    help: '1 if this process runs the projections; 0 if it stands by',
    collect() {
      this.set(running.state().activity === 'active' ? 1 : 0);
    },
  });
  new Counter({
    registers,
    name: 'tryset_projection_restarts_total',
    help: 'Restarts of this process’s runner after lost connections to the store or the database',
    collect() {
      this.reset();
      this.inc(running.state().reconnects);
    },
  });
}
