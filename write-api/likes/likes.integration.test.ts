import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberLikes } from '#domain/likes/member-likes.ts';
import type { Caller } from '#http/caller.ts';
import { givenItems } from '../looks/testing/given-items.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
const soldOut: { ids: number[] } = { ids: [] };
beforeAll(async () => {
  side = await testWriteSide({
    reads: { listIds: async () => ({ count: soldOut.ids.length, ids: soldOut.ids }) },
  });
});
afterAll(() => side.close());

let member: Caller;
let brandIds: number[];
let itemIds: number[];
let userId: number;
beforeEach(async () => {
  ({ member, brandIds, itemIds, userId } = await givenItems(side, 2));
  for (const id of brandIds) {
    expect((await side.call(staff, 'PATCH', `/v1/brands/${id}`, { is_published: true })).status).toBe(200);
  }
});

const call = (method: 'POST' | 'DELETE', path: string, body?: object, headers = {}) =>
  side.call(member, method, `/v1/likes/${path}`, body, headers);
const likes = async () => (await side.deps.streams.refresh(memberLikes, userId)).state.likes;
const brand = (index: number) => ({ target: 'brands', id: brandIds[index] });

describe('a member', () => {
  it('likes something once, and unlikes it once', async () => {
    const path = `brands/${brandIds[0]}`;
    const first = await call('POST', path);
    expect([first.status, first.body.id, first.body.status]).toEqual([200, userId, 'open']);
    const again = await call('POST', path);
    expect(again.body.revision).toBe(first.body.revision);
    expect(await likes()).toEqual([brand(0)]);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(200);
    expect(await likes()).toEqual([]);
  });

  it('likes several brands at once or none', async () => {
    const unknown = await call('POST', 'brands', { ids: [brandIds[0], 987_654] });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'brand.not_found']);
    expect(await likes()).toEqual([]);
    const key = { 'idempotency-key': randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => call('POST', 'brands', { ids: brandIds }, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.revision}`)).size).toBe(1);
    expect(await likes()).toEqual([brand(0), brand(1)]);
  });

  it('likes only things that it may see', async () => {
    const made = await side.call(staff, 'POST', '/v2/magazines', {
      name: 'Layers',
      link: 'https://m.example/1',
    });
    expect(made.status).toBe(201);
    const look = await side.call(member, 'POST', '/v1/looks', { sns_type: 'Blog', tryset_item_ids: itemIds });
    await side.call(staff, 'PATCH', `/v1/users/${userId}`, { is_public: true });
    for (const path of [`magazines/${made.body.id}`, `looks/${look.body.id}`]) {
      expect((await call('POST', path)).status, path).toBe(200);
    }
    await side.call(staff, 'PATCH', `/v2/magazines/${made.body.id}`, { is_published: false });
    await side.call(staff, 'PATCH', `/v1/brands/${brandIds[0]}`, { is_published: false });
    for (const [path, entity] of [
      [`magazines/${made.body.id}`, 'magazine'],
      [`brands/${brandIds[0]}`, 'brand'],
      ['looks/987654', 'look'],
      ['products/987654', 'product'],
    ]) {
      const refused = await call('POST', path ?? '');
      expect([refused.status, refused.body.errorCode]).toEqual([404, `${entity}.not_found`]);
    }
    // A member may unlike an entity that the member can no longer see.
    expect((await call('DELETE', `magazines/${made.body.id}`)).status).toBe(200);
    expect(await likes()).toEqual([{ target: 'looks', id: look.body.id }]);
  });

  it('unlikes the sold-out products of its own list', async () => {
    await call('POST', 'brands', { ids: brandIds });
    soldOut.ids = [brandIds[0] ?? 0];
    expect((await call('DELETE', 'products/bulk-delete-sold-out')).status).toBe(200);
    // The listed id is not the id of a liked product, but of a brand.
    expect(await likes()).toHaveLength(2);
    soldOut.ids = [];
    expect((await call('DELETE', 'products/bulk-delete-sold-out')).status).toBe(200);
  });

  it('cannot like anything after it is forgotten', async () => {
    const quiet = await side.call(staff, 'POST', '/v1/users', {
      username: `quiet.${userId}`,
      role: 'influencer',
    });
    expect(quiet.status).toBe(201);
    const caller: Caller = { label: 'user', id: quiet.body.id, name: 'quiet' };
    expect((await side.call(caller, 'POST', `/v1/likes/brands/${brandIds[0]}`)).status).toBe(200);
    expect((await side.call(staff, 'DELETE', `/v1/users/${caller.id}`)).status).toBe(200);
    const left = async () => (await side.deps.streams.refresh(memberLikes, caller.id)).state.likes;
    await expect.poll(left, { timeout: 20_000, interval: 50 }).toEqual([]);
  });
});

it('is the only one who can like for itself', async () => {
  expect((await side.call(staff, 'POST', `/v1/likes/brands/${brandIds[0]}`)).status).toBe(403);
  expect((await call('POST', `shoes/${brandIds[0]}`)).status).toBe(400);
  expect((await call('POST', 'brands', { ids: [] })).status).toBe(400);
});
