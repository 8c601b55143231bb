import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { within } from './within.ts';

interface Row {
  failures: number;
  overdue: number;
}

/** What waits on the write side, asked of the database before each scrape by what this answers. */
export function writeStanding(registry: Registry, pool: Pick<Pool, 'query'>): () => Promise<void> {
  const registers = [registry];
  const failures = new Gauge({
    registers,
    name: 'tryset_reaction_failures',
    help: 'Reactions that were refused and wait for a person',
  });
  const overdue = new Gauge({
    registers,
    name: 'tryset_deadline_overdue_seconds',
    help: 'For how long the oldest deadline has been due without having been seen to',
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
