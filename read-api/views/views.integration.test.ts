import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import type { SavedView } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const ids = async (caller: Caller, query = '') => {
  const { body } = await models.get(caller, `/v1/views${query}`);
  expect(body.count).toBe(body.length);
  return body.data.map(({ id }: SavedView) => id);
};

describe('the views of a person', () => {
  test('lists the caller’s own and those that colleagues share, by name', async () => {
    expect(await ids(staff)).toEqual([32, 31, 33]);
    expect(await ids({ ...staff, id: 2 })).toEqual([33, 34]);
    expect(await ids({ ...staff, id: 10 })).toEqual([33, 35]);
    expect(await ids(adminA)).toEqual([42, 41]);
    expect(await ids({ ...adminA, id: 11 })).toEqual([42, 43]);
    expect(await ids(adminB)).toEqual([44]);
    expect(await ids({ ...adminB, id: 10 })).toEqual([44]);
  });

  test('can be filtered by room and paged', async () => {
    expect(await ids(staff, '?room=stocks')).toEqual([31, 33]);
    expect(await ids(staff, '?room=outManagement')).toEqual([]);
    const { body } = await models.get(staff, '/v1/views?room=stocks&limit=1&offset=1');
    expect(body).toMatchObject({ count: 2, length: 1, data: [{ id: 33 }] });
    expect((await models.get(staff, '/v1/views?room=no/room')).status).toBe(400);
  });

  test('can be filtered to those pinned in the caller’s menu', async () => {
    expect(await ids(staff, '?is_pinned=true')).toEqual([33]);
    expect(await ids(staff, '?is_pinned=false')).toEqual([32, 31]);
    expect(await ids({ ...staff, id: 2 }, '?is_pinned=true')).toEqual([]);
    expect(await ids(adminA, '?is_pinned=true')).toEqual([41]);
  });

  test('show owner, content and which opens first', async () => {
    const { data } = (await models.get(staff, '/v1/views?room=stocks')).body;
    expect(data[0]).toEqual({
      id: 31,
      room: 'stocks',
      name: 'Linen',
      isShared: false,
      isOwn: true,
      isFirst: false,
      isPinned: false,
      owner: { label: 'staff', id: 1, name: 'Kim Minji' },
      state: {
        filters: { statuses: 'in_stock', search: 'linen' },
        order: '-use_count',
        columns: [{ field: 'code', hidden: true }],
        density: 'compact',
        size: 100,
      },
      revision: '3',
      createdTime: '2026-03-01T00:00:00.000Z',
      updatedTime: '2026-03-01T00:00:00.000Z',
    });
    expect(data[1]).toMatchObject({ id: 33, isOwn: false, isShared: true, isFirst: true, isPinned: true });
  });

  test('are refused to members', async () => {
    expect((await models.get(member(1001), '/v1/views')).status).toBe(403);
  });
});

describe('one view', () => {
  test('is visible to everyone whose list contains it', async () => {
    for (const [caller, id] of [
      [staff, 31],
      [staff, 33],
      [adminA, 41],
      [adminA, 42],
      [adminB, 44],
    ] as const) {
      const { status, body } = await models.get(caller, `/v1/views/${id}`);
      expect([status, body.id]).toEqual([200, id]);
    }
  });

  test('is hidden from everyone else', async () => {
    for (const [caller, id] of [
      [staff, 34],
      [staff, 41],
      [staff, 42],
      [staff, 44],
      [adminA, 31],
      [adminA, 33],
      [adminA, 35],
      [adminA, 43],
      [adminA, 44],
      [adminB, 42],
      [staff, 99],
    ] as const) {
      const { status, body } = await models.get(caller, `/v1/views/${id}`);
      expect([status, body.errorCode, body.detail], `${caller.label} ${id}`).toEqual([
        404,
        'saved_view.not_found',
        { id },
      ]);
    }
  });
});
