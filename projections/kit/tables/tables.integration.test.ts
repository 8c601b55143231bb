import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snakeCase } from '#domain/text/snake-case.ts';
import { testDatabase } from '#test/backend.ts';
import { readModels } from '../../read-models.ts';
import { migrate } from '../migrations/migrate.ts';
import { tablesOf } from '../rebuild/generations.ts';
import { readConnection } from './connect.ts';
import { logTable } from './log.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  await Promise.all([migrate(database.databaseUrl), migrate(database.databaseUrl)]);
  client = new pg.Client(readConnection(database.databaseUrl));
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
});

test.each(
  [logTable, ...tablesOf(readModels)].map((table) => ({
    name: table.name,
    columns: table.columns as Record<string, string>,
  })),
)('$name has the columns that its rows have', async ({ name, columns }) => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  const short = (type: string) => type.replace('timestamp with time zone', 'timestamptz');
  expect(Object.fromEntries(rows.map((row) => [row.name, short(row.type)]))).toEqual(
    Object.fromEntries(Object.entries(columns).map(([column, type]) => [snakeCase(column), type])),
  );
});

// The verification compares rows in the order of the primary key: without one, it would never end.
test.each([logTable, ...tablesOf(readModels)].map(({ name }) => name))(
  '%s has a primary key',
  async (name) => {
    const { rowCount } = await client.query(
      "select from pg_constraint where conrelid = $1::regclass and contype = 'p'",
      [name],
    );
    expect(rowCount).toBe(1);
  },
);
