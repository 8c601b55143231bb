import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import type { WriteDatabase } from '../../database.ts';
import { indexed } from '../../indexed.ts';
import { indexedWithin, indexName } from './position.ts';

let database: TestDatabase;
let db: Kysely<WriteDatabase>;

beforeAll(async () => {
  database = await testDatabase({ isEmpty: false });
  const pool = testPool(database.databaseUrl);
  pool.on('error', () => undefined);
  db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
});

afterAll(async () => {
  await db.destroy();
  await database.close();
});

test('an index ahead of a restored log is rebuilt, and another one continues', async () => {
  await db.insertInto('write.checkpoints').values({ name: indexName, position: '40' }).execute();
  await db
    .insertInto('write.product_sizes')
    .values({ product_size_id: '1', product_id: '1' } as never)
    .execute();
  const sizes = () => db.selectFrom('write.product_sizes').selectAll().execute();

  expect(await indexedWithin({ db, indexed }, 40n)).toBe(40n);
  expect(await sizes()).toHaveLength(1);
  expect(await indexedWithin({ db, indexed }, 39n)).toBeNull();
  expect(await sizes()).toHaveLength(0);
  expect(await indexedWithin({ db, indexed }, 39n)).toBeNull();
});
