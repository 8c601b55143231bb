import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import type { WriteDatabase } from '../../database.ts';
import { migrateWrite } from './migrate.ts';

test('an installation whose tables exist without a migration record keeps their rows', async () => {
  const { databaseUrl, close } = await testDatabase();
  const pool = testPool(databaseUrl);
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(async () => {
    await db.destroy();
    await close();
  });
  await migrateWrite(db);
  await db.insertInto('write.checkpoints').values({ name: 'index', position: '7' }).execute();
  await sql`drop table write.migrations, write.migrations_lock`.execute(db);
  await Promise.all([migrateWrite(db), migrateWrite(db)]);
  expect(await db.selectFrom('write.checkpoints').selectAll().execute()).toEqual([
    { name: 'index', position: '7' },
  ]);
});
