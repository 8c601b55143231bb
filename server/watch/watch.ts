import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ProgressAsked } from '#projections/kit/operations/standing.ts';
import type { Batch } from '#projections/kit/runner/session.ts';
import type { RunningProjections } from '#projections/start.ts';
import type { Follower } from '#write-api/kit/follower/start.ts';
import type { WriteObserver } from '#write-api/kit/observer.ts';
import type { Health } from '../health.ts';
import { spansOfBatch } from './batch-spans.ts';
import { httpLines } from './http-lines.ts';
import { httpMetrics } from './http-metrics.ts';
import { httpSpans } from './http-spans.ts';
import { batchLines, writeLines } from './log-lines.ts';
import { type MetricsAccess, metricsRoute } from './metrics-route.ts';
import { batchMetrics, runnerMetrics } from './projection-metrics.ts';
import { standingMetrics } from './standing-metrics.ts';
import { followerMetrics, writeMetrics } from './write-metrics.ts';
import { writeStanding } from './write-standing.ts';

/** Receives the reports of the server's parts, for metrics, log and traces. */
export interface Watch {
  /** Returns the observer of this process's write side. */
  writes(pool: Pool): WriteObserver;
  follower(follower: Pick<Follower, 'state'>): void;
  /** Returns the function that receives each batch of this process's projection runner. */
  batches(): (batch: Batch) => void;
  runner(running: Pick<RunningProjections, 'state'>): void;
  /** Registers the source for the progress of the read models; only the first source is used. */
  standing(asked: ProgressAsked): void;
}

/** Adds metrics, log lines and spans to an app, and serves `/metrics`. Call it before the first route. */
export function watchApp(app: FastifyInstance, health: Health, access: MetricsAccess): Watch {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  httpSpans(app, access.trustProxy);
  httpMetrics(app, registry);
  httpLines(app);
  const refresh: (() => Promise<void>)[] = [healthMetrics(registry, health)];
  let standing: ProgressAsked | null = null;
  metricsRoute(app, access, async () => {
    await Promise.all(refresh.map((ask) => ask()));
    return registry.metrics();
  });
  return {
    writes(pool) {
      refresh.push(writeStanding(registry, pool));
      return bothOf(writeMetrics(registry), writeLines(app.log));
    },
    follower: (follower) => followerMetrics(registry, follower),
    batches() {
      const told = [batchMetrics(registry), batchLines(app.log), spansOfBatch];
      return (batch) => {
        for (const tell of told) tell(batch);
      };
    },
    runner: (running) => runnerMetrics(registry, running),
    standing(asked) {
      if (standing === null) refresh.push(standingMetrics(registry, asked));
      standing ??= asked;
    },
  };
}

function bothOf(one: WriteObserver, other: WriteObserver): WriteObserver {
  return {
    command(told) {
      one.command(told);
      other.command(told);
    },
    reaction(told) {
      one.reaction(told);
      other.reaction(told);
    },
    deadline(told) {
      one.deadline(told);
      other.deadline(told);
    },
  };
}

function healthMetrics(registry: Registry, health: Health): () => Promise<void> {
  const checks = new Gauge({
    registers: [registry],
    name: 'tryset_health_check',
    help: 'The checks of /health/ready: 1 if good, 0 if bad',
    labelNames: ['check'],
  });
  return async () => {
    const report = await health.report();
    checks.reset();
    for (const { name: check, ok } of report.checks) checks.set({ check }, ok ? 1 : 0);
  };
}
