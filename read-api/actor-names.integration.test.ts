import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import type { Caller } from '#http/caller.ts';
import { staffTable } from '#projections/members/staff-table.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { knownAreas } from './areas.ts';
import { readModels } from './database.ts';
import { actorNames } from './kit/history/actors.ts';
import { insertRows } from './testing/insert.ts';
import { personRow } from './testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from './testing/test-models.ts';

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
    { id: 9, username: 'nameless', status: 'active', roles: ['owner'], revision: 0n, ...times },
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
  const names = await namesFor('staff', [...all, actor]);
  expect(names(actor)).toBe(name);
});

it('shows staff usernames only to colleagues', async () => {
  const actors = [7, 8].map((id) => ({ label: 'staff' as const, id }));
  for (const reader of ['brand_admin', 'user'] as const) {
    const names = await namesFor(reader, actors);
    expect(actors.map(names)).toEqual(['Kim Minji', null]);
  }
});

const namesFor = (label: Caller['label'], actors: readonly Actor[]) =>
  actorNames({ db: readModels(models.pool), areas: knownAreas }, { label }, actors);

it('offers brands only staff with a display name, and searches no staff usernames for them', async () => {
  const told = async (caller: Caller, search: string) => {
    const { body } = await models.get(caller, `/v1/accounts?label=staff&search=${search}`);
    return body.data.map(({ name, username }: { name: string; username: string | null }) => [name, username]);
  };
  expect(await told(adminA, '')).toEqual([['Kim Minji', null]]);
  for (const search of ['minji', 'nameless'])
    expect((await told(adminA, search)).flat()).not.toContain(search);
  expect(await told(adminA, 'nameless')).toEqual([]);
  expect(await told(staff, 'nameless')).toEqual([['nameless', 'nameless']]);
});
