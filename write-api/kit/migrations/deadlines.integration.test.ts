import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import { testDatabase } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import type { WriteDatabase } from '../../database.ts';
import { migrateWrite } from './migrate.ts';

const dueAt = '2026-03-02T06:38:00.154Z';
const holder = { kind: 'tryset_item', id: 31 } as const;
const trial: KnownDeadline = { name: 'end_trial', dueAt, trysetItemId: 31 };
const now: KnownDeadline[] = [
  trial,
  { name: 'settle_hold', dueAt, hold: { userId: 51, for: { kind: 'tryset', id: 21 } } },
  {
    name: 'settle_reservation',
    dueAt,
    reservation: { stockItemId: 7, holder, waitsFor: { kind: 'tryset', id: 21 } },
  },
];
const former = [
  trial,
  { name: 'settle_hold', dueAt, hold: { userId: 51, trysetId: 21 } },
  { name: 'settle_reservation', dueAt, reservation: { stockItemId: 7, holder, trysetId: 21 } },
];

test('deadlines of earlier holds and reservations name the tryset that they wait for; others stay', async () => {
  const { databaseUrl, close } = await testDatabase();
  const pool = testPool(databaseUrl);
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(async () => {
    await db.destroy();
    await close();
  });
  await migrateWrite(db);
  const cause = JSON.stringify({ eventId: 'e', correlationId: 'c' });
  for (const deadline of [...former, ...now]) {
    await sql`insert into write.deadlines (key, due_at, deadline, cause)
      values (gen_random_uuid(), ${dueAt}, ${JSON.stringify(deadline)}, ${cause})`.execute(db);
  }
  await sql`delete from write.migrations where name >= '029'`.execute(db);
  await migrateWrite(db);
  const rows = await db.selectFrom('write.deadlines').select('deadline').execute();
  expect(rows).toHaveLength(6);
  for (const deadline of now) {
    expect(rows.filter((row) => JSON.stringify(row.deadline) === JSON.stringify(deadline))).toHaveLength(2);
  }
});
