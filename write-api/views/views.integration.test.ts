import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedView } from '#domain/views/saved-view.ts';
import type { ViewOwner } from '#domain/views/view-owner.ts';
import { pinnedAtMost, placePatience, viewShelf, viewsAtMost } from '#domain/views/view-shelf.ts';
import type { BrandAdminCaller, Caller, StaffCaller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { shelfId, takePlace } from './places.ts';

let side: TestWriteSide;
let people = 0;

beforeAll(async () => {
  // Ids are random, since a shared store may have views of other tests for the same people.
  people = 1000 + Math.floor(Math.random() * 1_000_000);
  side = await testWriteSide();
});

afterAll(() => side.close());

const staff = (): StaffCaller => ({ label: 'staff', id: ++people, name: 'Kim', roles: ['owner'] });
const adminOf = (brandId: number): BrandAdminCaller => ({
  label: 'brand_admin',
  id: ++people,
  name: 'Lee',
  brandId,
  brand: { name: `Brand ${brandId}`, nameKo: null },
});

const state = { filters: { statuses: 'in_stock' }, order: '-id', columns: null, density: null, size: 50 };
const body = (name: string, more: object = {}) => ({ room: 'stocks', name, state, ...more });

const create = (caller: Caller, name: string, more: object = {}, headers = {}) =>
  side.call(caller, 'POST', '/v1/views', body(name, more), headers);
const change = (caller: Caller, id: number, changes: object, headers = {}) =>
  side.call(caller, 'PATCH', `/v1/views/${id}`, changes, headers);
const remove = (caller: Caller, id: number) => side.call(caller, 'DELETE', `/v1/views/${id}`);

async function eventsOf(stream: string) {
  const events: unknown[] = [];
  for await (const { event } of side.deps.streams.client.readStream(stream)) {
    const metadata = event?.metadata as { actor: unknown } | undefined;
    events.push({ type: event?.type, data: event?.data, by: metadata?.actor });
  }
  return events;
}

const ownerOf = (caller: Caller): ViewOwner =>
  caller.label === 'brand_admin'
    ? { label: 'brand_admin', id: caller.id, brandId: caller.brandId }
    : { label: 'staff', id: caller.id, brandId: null };
const shelfOf = (caller: Caller) =>
  side.deps.streams.refresh(viewShelf, shelfId({ owner: ownerOf(caller), room: 'stocks' }));

describe('a view', () => {
  test('is created, changed, shared and removed, each as an event with its actor', async () => {
    const kim = staff();
    const created = await create(kim, ' Linen ');
    expect([created.status, created.body.status, created.body.revision]).toStrictEqual([201, 'active', '0']);
    expect(created.headers['x-position']).toBe(created.body.position);
    const { id } = created.body;
    const changed = await change(kim, id, { name: 'Wool', is_shared: true });
    expect([changed.status, changed.body.revision]).toStrictEqual([200, '2']);
    const same = await change(kim, id, { name: 'Wool', state, is_shared: true });
    expect([same.status, same.body.revision]).toStrictEqual([200, '2']);
    const whole = { name: 'Wool', state: { ...state, size: null }, is_shared: false };
    const replaced = await side.call(kim, 'PUT', `/v1/views/${id}`, whole);
    expect([replaced.status, replaced.body.revision]).toStrictEqual([200, '4']);
    const removed = await remove(kim, id);
    expect([removed.status, removed.body.status]).toStrictEqual([200, 'removed']);
    const by = { label: 'staff', id: kim.id };
    expect(await eventsOf(`saved_view-${id}`)).toStrictEqual([
      {
        type: 'SavedViewCreated',
        data: {
          viewId: id,
          room: 'stocks',
          owner: ownerOf(kim),
          name: 'Linen',
          state,
          isShared: false,
        },
        by,
      },
      { type: 'SavedViewRevised', data: { changed: { name: 'Wool' } }, by },
      { type: 'SavedViewShared', data: {}, by },
      { type: 'SavedViewRevised', data: { changed: { state: { ...state, size: null } } }, by },
      { type: 'SavedViewUnshared', data: {}, by },
      { type: 'SavedViewRemoved', data: {}, by },
    ]);
    for (const again of [await change(kim, id, { name: 'Silk' }), await remove(kim, id)]) {
      expect([again.status, again.body.errorCode]).toStrictEqual([404, 'saved_view.not_found']);
    }
  });

  test('is created once for one key, even if the request is repeated after a crash', async () => {
    const kim = staff();
    const headers = { 'idempotency-key': `view-${kim.id}` };
    const first = await create(kim, 'Once', {}, headers);
    const second = await create(kim, 'Once', {}, headers);
    expect(second.body).toStrictEqual(first.body);
    const other = await create(kim, 'Twice', {}, headers);
    expect([other.status, other.body.errorCode]).toStrictEqual([409, 'idempotency.key_reused']);
    expect(Object.keys((await shelfOf(kim)).state.places)).toStrictEqual([String(first.body.id)]);
  });

  test('is not overwritten if somebody else changed it meanwhile', async () => {
    const kim = staff();
    const { id } = (await create(kim, 'Two tabs')).body;
    expect((await change(kim, id, { name: 'First tab' }, { 'if-match': '"0"' })).status).toBe(200);
    const second = await change(kim, id, { name: 'Second tab' }, { 'if-match': '"0"' });
    expect([second.status, second.body.errorCode]).toStrictEqual([412, 'concurrency.revision_mismatch']);
    expect(second.body.detail).toStrictEqual({ expected: '0', current: '1' });
    expect((await shelfOf(kim)).state.places[id]?.names).toStrictEqual(['First tab']);
    expect((await create(kim, 'Second tab')).status).toBe(201);
  });
});

describe('names', () => {
  test('are unique per person and page', async () => {
    const [kim, park] = [staff(), staff()];
    const { id } = (await create(kim, 'Linen')).body;
    const taken = await create(kim, 'LINEN');
    expect([taken.status, taken.body.errorCode]).toStrictEqual([409, 'saved_view.name_taken']);
    expect((await create(park, 'Linen')).status).toBe(201);
    expect((await create(kim, 'Linen', { room: 'trysetItems' })).status).toBe(201);
    const wool = (await create(kim, 'Wool')).body.id;
    expect((await change(kim, wool, { name: 'linen' })).body.errorCode).toBe('saved_view.name_taken');
    expect((await change(kim, id, { name: 'Silk' })).status).toBe(200);
    expect((await change(kim, wool, { name: 'linen' })).status).toBe(200);
    await remove(kim, id);
    expect((await create(kim, 'Silk')).status).toBe(201);
  });

  test('go to one of many simultaneous requests', async () => {
    const kim = staff();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(kim, 'Race')));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([201, ...Array(7).fill(409)]);
    expect(Object.keys((await shelfOf(kim)).state.places)).toHaveLength(1);
  });

  test('of views that were never created are free again after two minutes, and not before', async () => {
    const kim = staff();
    const lost = { viewId: await side.deps.ids.next('saved_view'), room: 'stocks', owner: ownerOf(kim) };
    await takePlace(side.deps, { ...lost, name: 'Lost' }, systemContext(side.deps.clock));
    expect((await create(kim, 'Lost')).body.errorCode).toBe('saved_view.name_taken');
    side.advanceClock(placePatience + 1000);
    expect((await create(kim, 'Lost')).status).toBe(201);
    const late = { action: 'create', ...lost, name: 'Lost', state, isShared: false } as const;
    const stream = { decider: savedView, id: lost.viewId, command: late, name: 'create' };
    const context = {
      ...systemContext(side.deps.clock),
      actor: { label: 'staff', id: kim.id } as const,
    };
    expect(await runCommand(side.deps.streams, stream, context)).toMatchObject({
      ok: false,
      refusal: { errorCode: 'saved_view.transition_not_allowed', detail: { status: 'expired' } },
    });
  });
});

test('a person has at most fifty views of a page, not counting removed ones', async () => {
  const kim = staff();
  const ids: number[] = [];
  for (let n = 1; n <= viewsAtMost; n++) ids.push((await create(kim, `View ${n}`)).body.id);
  const oneMore = await create(kim, 'One more');
  expect([oneMore.status, oneMore.body.errorCode]).toStrictEqual([409, 'saved_view.too_many']);
  expect(oneMore.body.detail).toStrictEqual({ limit: viewsAtMost });
  expect((await create(kim, 'One more', { room: 'trysetItems' })).status).toBe(201);
  await remove(kim, ids[3] ?? 0);
  expect((await create(kim, 'One more')).status).toBe(201);
});

describe('of a shared view', () => {
  test('colleagues can choose and remove it, and nothing else', async () => {
    const [kim, park] = [staff(), staff()];
    const { id } = (await create(kim, 'Ours', { is_shared: true })).body;
    const refused = await change(park, id, { name: 'Mine' });
    expect([refused.status, refused.body.errorCode]).toStrictEqual([403, 'saved_view.not_own']);
    expect((await side.call(park, 'PUT', `/v1/views/${id}/first`)).status).toBe(200);
    expect((await shelfOf(park)).state.firstViewId).toBe(id);
    expect((await shelfOf(kim)).state.firstViewId).toBeNull();
    expect((await remove(park, id)).status).toBe(200);
    expect((await create(kim, 'Ours')).status).toBe(201);
  });

  test('nobody else can see it', async () => {
    const [kim, lee] = [staff(), adminOf(1)];
    const ofStaff = (await create(kim, 'Of staff', { is_shared: true })).body.id;
    const ofBrand = (await create(lee, 'Of the brand', { is_shared: true })).body.id;
    const own = (await create(kim, 'Own')).body.id;
    const strangers: [Caller, number][] = [
      [lee, ofStaff],
      [kim, ofBrand],
      [adminOf(2), ofBrand],
      [staff(), own],
      [{ ...adminOf(1), id: kim.id }, own],
      [{ ...adminOf(2), id: lee.id }, ofBrand],
    ];
    for (const [stranger, id] of strangers) {
      for (const answer of [
        await change(stranger, id, { name: 'Mine' }),
        await remove(stranger, id),
        await side.call(stranger, 'PUT', `/v1/views/${id}/first`),
        await side.call(stranger, 'DELETE', `/v1/views/${id}/first`),
      ]) {
        expect([answer.status, answer.body.errorCode]).toStrictEqual([404, 'saved_view.not_found']);
      }
    }
    expect((await remove(adminOf(1), ofBrand)).status).toBe(200);
  });
});

test('a page opens with one view until the choice is undone', async () => {
  const kim = staff();
  const [one, other] = [(await create(kim, 'One')).body.id, (await create(kim, 'Other')).body.id];
  const chosen = await side.call(kim, 'PUT', `/v1/views/${one}/first`);
  expect(chosen.body).toMatchObject({ id: one, status: 'active', revision: '0' });
  expect(BigInt(chosen.body.position)).toBeGreaterThan(0n);
  await side.call(kim, 'DELETE', `/v1/views/${other}/first`);
  expect((await shelfOf(kim)).state.firstViewId).toBe(one);
  await side.call(kim, 'DELETE', `/v1/views/${one}/first`);
  expect((await shelfOf(kim)).state.firstViewId).toBeNull();
});

test('errors name the wrong fields of a request', async () => {
  const kim = staff();
  const user: Caller = { label: 'user', id: 1, name: 'Hana' };
  expect((await create(user, 'Mine')).body.errorCode).toBe('auth.forbidden');
  const wrong: [object, string][] = [
    [{ room: 'no such/room' }, 'room'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ state: { ...state, density: 'tight' } }, 'state.density'],
    [{ state: { ...state, size: 0 } }, 'state.size'],
    [{ state: { ...state, page: 2 } }, 'state.page'],
    [{ state: { ...state, filters: { 'no name': 'x' } } }, 'state.filters.no name'],
    [{ state: { ...state, columns: [{ field: 'id' }] } }, 'state.columns.0.hidden'],
  ];
  for (const [more, name] of wrong) {
    const { status, body: answer } = await create(kim, 'Wrong', more);
    expect([status, answer.detail.fields.map((field: { name: string }) => field.name)]).toStrictEqual([
      400,
      expect.arrayContaining([name]),
    ]);
  }
  const filters = Object.fromEntries(['q', 'code', 'search'].map((name) => [name, 'x'.repeat(8000)]));
  const large = await create(kim, 'Large', { state: { ...state, filters } });
  expect([large.status, large.body.errorCode]).toStrictEqual([422, 'saved_view.too_large']);
  expect((await shelfOf(kim)).state.places).toStrictEqual({});
});

describe('a pinned view', () => {
  const pin = (caller: Caller, id: number) => side.call(caller, 'PUT', `/v1/views/${id}/pin`);
  const pinnedOf = async (caller: Caller) => (await shelfOf(caller)).state.pinned;

  test('is in the menu of the person who pinned it, until it is unpinned', async () => {
    const [kim, park] = [staff(), staff()];
    const { id } = (await create(kim, 'Linen', { is_shared: true })).body;
    expect([(await pin(park, id)).status, (await pin(park, id)).status]).toStrictEqual([200, 200]);
    expect([await pinnedOf(park), await pinnedOf(kim)]).toStrictEqual([[id], []]);
    expect((await side.call(park, 'DELETE', `/v1/views/${id}/pin`)).status).toBe(200);
    expect(await pinnedOf(park)).toStrictEqual([]);
    expect((await pin(adminOf(3), id)).status).toBe(404);
  });

  test('replaces pinned views that the person can no longer see', async () => {
    const [kim, park] = [staff(), staff()];
    const shared: number[] = [];
    for (let index = 0; index <= pinnedAtMost; index += 1) {
      shared.push((await create(kim, `View ${index}`, { is_shared: true })).body.id);
    }
    const [gone = 0, hidden = 0, ...others] = shared;
    const last = others.pop() ?? 0;
    for (const id of [gone, hidden, ...others]) expect((await pin(park, id)).status).toBe(200);
    const refused = await pin(park, last);
    expect([refused.status, refused.body.errorCode]).toStrictEqual([409, 'saved_view.too_many_pinned']);
    await remove(kim, gone);
    await change(kim, hidden, { is_shared: false });
    expect((await pin(park, last)).status).toBe(200);
    expect(await pinnedOf(park)).toStrictEqual([...others, last]);
  });
});
