import type { Pool } from 'pg';
import Cursor from 'pg-cursor';
import { readModels } from '../read-models.ts';
import { selectAll } from '../runner/load.ts';
import type { CounterRow } from '../tables/counters.ts';
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
    const actual: Tally = new Map();
    for (const table of new Set(readModels.stats.map((stat) => stat.table))) {
      const stats = readModels.stats.filter((stat) => stat.table === table);
      const cursor = client.query(new Cursor<object>(selectAll(table)));
      for (let rows = await cursor.read(rowsAtOnce); rows.length > 0; rows = await cursor.read(rowsAtOnce)) {
        for (const row of rows) count(actual, stats, row, 1);
      }
      await cursor.close();
    }
    const { rows } = await client.query<CounterRow>('select stat, scope, bucket, count from read.counters');
    return drifts(rows, actual);
  } finally {
    await client.query('rollback');
    client.release();
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
