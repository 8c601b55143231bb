import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { staffTable } from '#projections/members/staff-table.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { knownAreas } from './areas.ts';
import { readModels } from './database.ts';
import { actorNames } from './kit/history/actors.ts';
import { insertRows } from './testing/insert.ts';
import { personRow } from './testing/rows.ts';
import { openTestModels, type TestModels } from './testing/test-models.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertRows(models.pool, peopleTable, [
    personRow({ id: 'user:7', name: 'Hana Kim', username: 'hana' }),
    personRow({ id: 'staff:7', name: 'Kim Minji' }),
    personRow({ id: 'brand_admin:7', name: 'Ito Aya', username: 'aya' }),
    personRow({ id: 'brand_admin:8', username: 'bolt' }),
  ]);
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  await insertRows(models.pool, staffTable, [
    { id: 7, username: 'minji', status: 'active', roles: ['owner'], revision: 0n, ...times },
    { id: 8, username: 'gone', status: 'removed', roles: ['owner'], revision: 0n, ...times },
  ]);
});
afterAll(() => models.close());

it.each<[Actor, string | null]>([
  [{ label: 'user', id: 7 }, 'hana'],
  [{ label: 'user', id: 8 }, null],
  [{ label: 'staff', id: 7 }, 'Kim Minji'],
  [{ label: 'staff', id: 8 }, 'gone'],
  [{ label: 'brand_admin', id: 7 }, 'Ito Aya'],
  [{ label: 'brand_admin', id: 8 }, 'bolt'],
  [{ label: 'system', id: null }, null],
])('%j is called %s', async (actor, name) => {
  const all = (['user', 'staff', 'brand_admin'] as const).flatMap((label) =>
    [7, 8].map((id) => ({ label, id })),
  );
  const names = await actorNames({ db: readModels(models.pool), areas: knownAreas }, [...all, actor]);
  expect(names(actor)).toBe(name);
});
