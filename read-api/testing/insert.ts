import type pg from 'pg';
import { readModels } from '#projections/read-models.ts';
import { snakeCase, type Table } from '#projections/tables/table.ts';

/** Puts rows into a table and their shares into the counters, as the runner does. */
export async function insertRows<Row extends object>(
  pool: pg.Pool,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries<string>(table.columns);
  const names = columns.map(([name]) => snakeCase(name)).join(', ');
  for (let from = 0; from < rows.length; from += 1000) {
    const part = rows.slice(from, from + 1000).map((row) => snakeCased(row));
    await pool.query(
      `insert into ${table.name} (${names})
       select ${names} from jsonb_populate_recordset(null::${table.name}, $1)`,
      [JSON.stringify(part, (_key, value) => (typeof value === 'bigint' ? String(value) : value))],
    );
  }
  await count(pool, table, rows);
}

function snakeCased(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

async function count<Row extends object>(
  pool: pg.Pool,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  const stats = readModels.stats.filter((stat) => stat.table.name === table.name);
  const counts = new Map<string, [string, number, string, number]>();
  for (const stat of stats) {
    for (const { scope, bucket, weight = 1 } of rows.flatMap((row) => stat.buckets(row))) {
      const key = `${stat.name}/${scope}/${bucket}`;
      const before = counts.get(key)?.[3] ?? 0;
      counts.set(key, [stat.name, scope, bucket, before + weight]);
    }
  }
  for (const counter of counts.values()) {
    await pool.query(
      `insert into read.counters values ($1, $2, $3, $4)
       on conflict (stat, scope, bucket) do update set count = counters.count + excluded.count`,
      counter,
    );
  }
}
