import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Follower } from '#write-api/kit/follower/start.ts';
import type { WriteObserver } from '#write-api/kit/observer.ts';

/** Counts the outcomes of commands, reactions and deadlines in this process. */
export function writeMetrics(registry: Registry): WriteObserver {
  const registers = [registry];
  const commands = new Counter({
    registers,
    name: 'tryset_commands_total',
    help: 'Commands on streams by outcome: accepted, repeated, unchanged, refused or failed',
    labelNames: ['category', 'command', 'end'],
  });
  const durations = new Histogram({
    registers,
    name: 'tryset_command_duration_seconds',
    help: 'Seconds from a command to its answer, including the append',
    labelNames: ['end'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  const conflicts = new Counter({
    registers,
    name: 'tryset_command_conflicts_total',
    help: "Appends that another's came before, so that the command was decided again",
    labelNames: ['category'],
  });
  const replayed = new Histogram({
    registers,
    name: 'tryset_command_replayed_events',
    help: 'Events read from the store to decide one command; 0 if the cache was up to date',
    buckets: [0, 1, 2, 5, 10, 20, 50, 100, 500],
  });
  const reactions = new Counter({
    registers,
    name: 'tryset_reactions_total',
    help: 'Reactions by outcome in the reactor: done_before by the request, done late, or refused',
    labelNames: ['on', 'action', 'end'],
  });
  const deadlines = new Counter({
    registers,
    name: 'tryset_deadlines_total',
    help: 'Deadlines that passed and were handled',
    labelNames: ['name'],
  });
  return {
    command({ category, command, end, conflicts: lost, replayed: read, milliseconds }) {
      commands.inc({ category, command, end });
      durations.observe({ end }, milliseconds / 1_000);
      replayed.observe(read);
      if (lost > 0) conflicts.inc({ category }, lost);
    },
    reaction({ on, action, end }) {
      reactions.inc({ on, action, end });
    },
    deadline({ name }) {
      deadlines.inc({ name });
    },
  };
}

/** Exports whether this process runs the reactions, and their lag. */
export function followerMetrics(registry: Registry, follower: Pick<Follower, 'state'>): void {
  const registers = [registry];
  new Gauge({
    registers,
    name: 'tryset_reactor_leads',
    help: '1 if this process runs reactions and deadlines; exactly one process does',
    collect() {
      this.set(follower.state().leads ? 1 : 0);
    },
  });
  new Gauge({
    registers,
    name: 'tryset_reactor_lag_seconds',
    help: 'Seconds that the oldest event has waited for its reactions; up to 2 are normal',
    collect() {
      this.set(follower.state().lagSeconds);
    },
  });
}
