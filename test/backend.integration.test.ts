import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './backend.ts';

test('each caller gets an empty database of its own, gone after close', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  expect(one.databaseUrl).not.toBe(other.databaseUrl);
  const client = new pg.Client({ connectionString: one.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([{ tables: 0 }]);
  await client.end();
  await one.close();
  const gone = new pg.Client({ connectionString: one.databaseUrl });
  await expect(gone.connect()).rejects.toThrow('does not exist');
  await other.close();
});
