import type pg from 'pg';
import { count, type Tally } from '#projections/kit/counters/tally.ts';
import { addedToCounters } from '#projections/kit/runner/bookkeeping.ts';
import { live } from '#projections/kit/runner/folded.ts';
import { send } from '#projections/kit/runner/write.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import { readModels } from '#projections/read-models.ts';

/** Inserts rows and updates the counters, as the runner does. */
export async function insertRows<Row extends object>(
  pool: pg.Pool,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  const stats = readModels.stats.filter((stat) => stat.table.name === table.name);
  const tally: Tally = new Map();
  for (const row of rows) count(tally, stats, row, 1);
  const client = await pool.connect();
  try {
    await send(client, [{ table, rows }, ...addedToCounters(tally, stats, live.counters)]);
  } finally {
    client.release();
  }
}
