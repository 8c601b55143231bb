import type { Client, Pool } from 'pg';
import Cursor from 'pg-cursor';
import { readModels } from '../../read-models.ts';
import { selectAll } from '../runner/load.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { Stat } from './stat.ts';
import { count, type Tally } from './tally.ts';

/** A counter that does not say what the rows say. */
export interface Drift {
  stat: string;
  scope: number;
  bucket: string;
  counted: number;
  actual: number;
}

const rowsAtOnce = 2_000;

/** Recounts every counter from the rows, at one moment of the database, and answers those that differ: none. */
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
 * The counters that differ from a recount of the rows, within the caller's transaction, which sees one moment of the
 * database. Stats that are left out are neither counted nor looked at.
 */
export async function driftOf(
  client: Pick<Client, 'query'>,
  stats: readonly Stat[],
  leftOut: readonly Stat[] = [],
): Promise<Drift[]> {
  const actual: Tally = new Map();
  for (const table of new Map(stats.map((stat) => [stat.table.name, stat.table])).values()) {
    const own = stats.filter((stat) => stat.table.name === table.name);
    const cursor = client.query(new Cursor<object>(selectAll(table)));
    for (let rows = await cursor.read(rowsAtOnce); rows.length > 0; rows = await cursor.read(rowsAtOnce)) {
      for (const row of rows) for (const stat of own) countSound(actual, stat, row);
    }
    await cursor.close();
  }
  const { rows } = await client.query<CounterRow>(
    'select stat, scope, bucket, count from read.counters where stat <> all($1)',
    [leftOut.map(({ name }) => name)],
  );
  return drifts(rows, actual);
}

/** A row that was spoiled past counting counts as none: it is a difference of its own, and its counters show it too. */
function countSound(tally: Tally, stat: Stat, row: object): void {
  try {
    count(tally, [stat], row, 1);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function drifts(counters: readonly CounterRow[], actual: Tally): Drift[] {
  const counted = new Map(counters.map((row) => [`${row.stat}\n${row.scope}\n${row.bucket}`, row.count]));
  const keys = new Set([...counted.keys(), ...actual.keys()]);
  return [...keys].flatMap((key) => {
    const figures = { counted: counted.get(key) ?? 0, actual: actual.get(key)?.count ?? 0 };
    if (figures.counted === figures.actual) return [];
    const [stat = '', scope = '', bucket = ''] = key.split('\n');
    return [{ stat, scope: Number(scope), bucket, ...figures }];
  });
}
