import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { within } from './within.ts';

interface Row {
  failures: number;
  overdue: number;
}

/** Exports the lengths of the write side's queues. Returns a function that asks the database before each scrape. */
export function writeStanding(registry: Registry, pool: Pick<Pool, 'query'>): () => Promise<void> {
  const registers = [registry];
  const failures = new Gauge({
    registers,
    name: 'tryset_reaction_failures',
    help: 'Refused reactions that wait for a decision of staff',
  });
  const overdue = new Gauge({
    registers,
    name: 'tryset_deadline_overdue_seconds',
    help: 'Seconds that the oldest unhandled deadline is overdue',
  });
  return async () => {
    const answered = await within(
      pool.query<Row>(
        `select (select count(*) from write.reaction_failures)::integer as failures,
           coalesce(extract(epoch from now() - (select min(due_at) from write.deadlines where due_at < now())), 0)::float8
             as overdue`,
      ),
    );
    for (const gauge of [failures, overdue]) gauge.remove();
    const row = answered?.rows[0];
    if (row === undefined) return;
    failures.set(row.failures);
    overdue.set(row.overdue);
  };
}
