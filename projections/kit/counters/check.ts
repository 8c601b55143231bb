import type { Client, Pool } from 'pg';
import Cursor from 'pg-cursor';
import { readModels } from '../../read-models.ts';
import { live } from '../runner/folded.ts';
import { selectAll } from '../runner/load.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { Table } from '../tables/table.ts';
import { driftByDays } from './check-days.ts';
import { type Drift, drift } from './drift.ts';
import { type Stat, tablesOfCounters } from './stat.ts';
import { countSound, keyOf, type Tally } from './tally.ts';

const rowsAtOnce = 2_000;

/** Recounts every counter from the rows in one snapshot and returns the counters that differ. */
export async function checkCounters(pool: Pool): Promise<Drift[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await driftOf(client, readModels.stats);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Returns the counters that differ from a recount of the rows. Runs in the caller's transaction, which must see one
 * snapshot. Counters of `leftOut` stats are not checked and not reported as surplus.
 */
export async function driftOf(
  client: Querying,
  stats: readonly Stat[],
  leftOut: readonly Stat[] = [],
): Promise<Drift[]> {
  const drifts: Drift[] = [];
  // Counts one table at a time, so that only one recount is in memory.
  for (const table of new Map(stats.map((stat) => [stat.table.name, stat.table])).values()) {
    const own = stats.filter((stat) => stat.table.name === table.name && stat.byDay === undefined);
    if (own.length > 0) drifts.push(...(await driftOver(client, table, own)));
  }
  for (const stat of stats) {
    for await (const some of driftByDays(client, stat)) drifts.push(...some);
  }
  const { rows } = await client.query<CounterRow>(
    `select ${columns} from read.counters where stat <> all($1) and count <> 0`,
    [[...stats, ...leftOut].map(({ name }) => name)],
  );
  return [...drifts, ...rows.map((counter) => drift(counter, 0))];
}

type Querying = Pick<Client, 'query'>;
const columns = 'stat, scope, bucket, count';

/** Returns the counters over one table that differ from its rows. */
async function driftOver(client: Querying, table: Table, stats: readonly Stat[]): Promise<Drift[]> {
  const actual: Tally = new Map();
  for await (const row of reading<object>(client, selectAll(table))) {
    for (const stat of stats) countSound(actual, stat, row);
  }
  const drifts: Drift[] = [];
  for (const place of tablesOfCounters(stats, live.counters)) {
    const counters = `select ${columns} from ${place} where stat = any($1)`;
    for await (const counter of reading<CounterRow>(client, counters, [stats.map(({ name }) => name)])) {
      const key = keyOf(counter);
      const count = actual.get(key)?.count ?? 0;
      if (counter.count !== count) drifts.push(drift(counter, count));
      actual.delete(key);
    }
  }
  const missing = [...actual.values()].filter(({ count }) => count !== 0);
  return [...drifts, ...missing.map((counter) => drift({ ...counter, count: 0 }, counter.count))];
}

async function* reading<Row>(client: Querying, text: string, values?: unknown[]): AsyncGenerator<Row> {
  const cursor = client.query(new Cursor<Row>(text, values));
  for (let rows = await cursor.read(rowsAtOnce); rows.length > 0; rows = await cursor.read(rowsAtOnce)) {
    yield* rows;
  }
  await cursor.close();
}
