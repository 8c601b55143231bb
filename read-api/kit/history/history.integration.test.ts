import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { knownAreas } from '../../areas.ts';
import { readModels } from '../../database.ts';
import { memoPicture } from '../../testing/histories.ts';
import { adminA, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';
import type { HistoryEntry, HistoryLink } from './contract.ts';
import { entityNames } from './names.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // Removes comments, which would appear in every list of this test. Another test covers comments in histories.
  await models.pool.query("delete from read.log where type like 'Comment%'");
});
afterAll(() => models.close());

const history = async (caller: Caller, path: string) => (await models.get(caller, path)).body;
const names = (body: { data: HistoryEntry[] }) => body.data.map(({ stream, type }) => `${stream} ${type}`);

describe('the history of a tryset item', () => {
  const path = '/v2/trysets/items/601/history';

  it('is one timeline with its tryset and its garment during the rental, newest first', async () => {
    const body = await history(staff, path);
    expect(names(body)).toEqual([
      'stock_item-111 StockItemHolderRefused',
      'stock_item-111 StockItemMemoAdded',
      'tryset_item-601 TrysetItemDreamtOf',
      'tryset_item-601 TrysetItemAccepted',
      'tryset_item-601 TrysetItemRequested',
      // The request reserved the garment in advance, within the same second; the reservation still follows the
      // request.
      'stock_item-111 StockItemReserved',
      'tryset-501 TrysetRequested',
    ]);
    expect(body.count).toBe(7);
  });

  it('shows actor, time, reason and changes', async () => {
    const { data } = await history(staff, `${path}?types=TrysetItemAccepted`);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      category: 'tryset_item',
      entityId: '601',
      revision: '1',
      time: '2026-03-02T00:00:00.000Z',
      actor: { label: 'staff', id: 1, name: 'Kim Minji' },
      reason: 'looks fine',
      changes: [{ field: 'status', before: 'tryset_requested', after: 'tryset_preparing' }],
      isImported: false,
    });
  });

  it('shows all fields of the first event as changes', async () => {
    const { data } = await history(staff, `${path}?types=TrysetItemRequested`);
    expect(data[0].changes).toContainEqual({ field: 'status', before: null, after: 'tryset_requested' });
    expect(data[0].changes).toContainEqual({ field: 'stockItemId', before: null, after: 111 });
    expect(data[0].actor).toEqual({ label: 'user', id: 1001, name: 'hana' });
  });

  it('shows an unknown event type without changes', async () => {
    const { data } = await history(staff, `${path}?types=TrysetItemDreamtOf`);
    expect(data[0]).toMatchObject({ data: { dream: 1 }, changes: [] });
  });

  it('never shows personal data, not even in raw events', async () => {
    const body = await history(staff, path);
    const [tryset] = body.data.filter((entry: HistoryEntry) => entry.category === 'tryset');
    expect(tryset.data.recipient).toBe('[sealed]');
    expect(tryset.raw.data.recipient).toBe('[sealed]');
    expect(JSON.stringify(body)).not.toContain('s1.A');
  });

  it('can be filtered by type, actor, category and time', async () => {
    const found = async (query: string) => (await history(staff, `${path}?${query}`)).count;
    expect(await found('actors=user')).toBe(2);
    expect(await found('actors=user:1001,system')).toBe(3);
    expect(await found('actors=staff:2')).toBe(0);
    expect(await found('categories=stock_item')).toBe(3);
    expect(await found('categories=stock_item,tryset')).toBe(4);
    expect(await found('time_after=2026-03-04')).toBe(2);
    expect(await found('time_before=2026-03-01')).toBe(3);
    expect(await found('time_after=2026-03-02&time_before=2026-03-03')).toBe(2);
    expect(await found('types=TrysetRequested,StockItemReserved&actors=staff')).toBe(1);
  });

  it('can leave out housekeeping, and counts it', async () => {
    const body = await history(staff, `${path}?without_housekeeping=true`);
    expect(names(body)).not.toContain('stock_item-111 StockItemReserved');
    expect([body.count, body.housekeeping]).toEqual([6, 1]);
    const whole = await history(staff, path);
    expect([whole.count, whole.housekeeping]).toEqual([7, 1]);
    const marked = whole.data.filter((entry: HistoryEntry) => entry.isHousekeeping);
    expect(marked.map(({ type }: HistoryEntry) => type)).toEqual(['StockItemReserved']);
  });

  it('links an event to its cause and effects, in this timeline and in others', async () => {
    const entry = async (caller: Caller, at: string, type: string): Promise<HistoryEntry> =>
      (await history(caller, `${at}?types=${type}`)).data[0];
    const linked = (links: HistoryLink[]) =>
      links.map(({ stream, type, isHere }) => `${stream} ${type}${isHere ? '' : ' elsewhere'}`);
    const requested = await entry(staff, path, 'TrysetRequested');
    expect(requested.cause).toBeNull();
    expect(linked(requested.effects)).toEqual([
      'stock_item-111 StockItemReserved',
      'tryset_item-601 TrysetItemRequested',
      'tryset_item-602 TrysetItemRequested elsewhere',
    ]);
    const item = await entry(staff, path, 'TrysetItemRequested');
    expect(item.cause).toMatchObject({
      id: requested.id,
      stream: 'tryset-501',
      category: 'tryset',
      entityId: '501',
      type: 'TrysetRequested',
      time: requested.time,
      isHere: true,
    });
    const reserved = await entry(staff, '/v1/stocks/111/history', 'StockItemReserved&time_after=2026-02-01');
    expect(linked(reserved.cause === null ? [] : [reserved.cause])).toEqual([
      'tryset-501 TrysetRequested elsewhere',
    ]);
    const accepted = await entry(staff, path, 'TrysetItemAccepted');
    expect([accepted.cause, accepted.effects]).toEqual([null, []]);
  });

  it('shows a brand admin no links to events that it may not see', async () => {
    const { data } = await history(adminA, path);
    const links = data.flatMap(({ cause, effects }: HistoryEntry) => [cause ?? [], effects].flat());
    expect(links).toEqual([]);
    const told = data.map(({ id, position, ...entry }: HistoryEntry) => entry);
    expect(JSON.stringify(told)).not.toContain('602');
  });

  it('names its ids as far as the caller may see them', async () => {
    const whole = await history(staff, path);
    expect(whole.names).toEqual({
      'brand-1': 'Acme',
      'brand-2': 'Bolt',
      'user-1001': 'hana',
      'product-11': 'Wool coat',
      'product-21': 'Bolt jacket',
      'product_size-110': 'Free',
      'stock_item-111': 'S-111',
      'tryset_item-601': 'Wool coat',
      'tryset_item-602': 'Bolt jacket',
    });
    expect((await history(staff, `${path}?types=TrysetItemAccepted`)).names).toEqual({});
    const own = await history(adminA, '/v2/trysets/501/history');
    expect(own.names).toEqual({
      'brand-1': 'Acme',
      'user-1001': 'hana',
      'product-11': 'Wool coat',
      'product_size-110': 'Free',
      'stock_item-111': 'S-111',
      'tryset_item-601': 'Wool coat',
    });
  });

  it('names nothing of another brand, whatever an event mentions', async () => {
    const ids = { productId: 21, productSizeId: 210, stockItemId: 211, brandId: 2, trysetItemId: 602 };
    const mentioned = [{ type: 'Any', data: { ...ids, userId: 1002 }, changes: [] }];
    const deps = { db: readModels(models.pool), areas: knownAreas };
    expect(await entityNames(deps, adminA, mentioned)).toEqual({});
    expect(Object.keys(await entityNames(deps, staff, mentioned))).toHaveLength(6);
  });

  it('offers filter values over the whole timeline', async () => {
    const { types, categories, actors } = await history(staff, `${path}?types=TrysetItemAccepted`);
    expect(types).toHaveLength(7);
    expect(categories).toEqual([
      { name: 'stock_item', count: 3 },
      { name: 'tryset_item', count: 3 },
      { name: 'tryset', count: 1 },
    ]);
    expect(actors).toEqual([
      { label: 'staff', id: 1, name: 'Kim Minji', count: 4 },
      { label: 'user', id: 1001, name: 'hana', count: 2 },
      { label: 'system', id: null, name: null, count: 1 },
    ]);
  });

  it('is paged', async () => {
    const body = await history(staff, `${path}?limit=2&offset=2`);
    expect(body).toMatchObject({ count: 7, length: 2 });
    expect(names(body)[0]).toBe('tryset_item-601 TrysetItemDreamtOf');
    expect(body.next).toContain('offset=4');
  });

  it('shows a brand admin its own part, without tryset events and raw events', async () => {
    const body = await history(adminA, path);
    expect(names(body)).not.toContain('tryset-501 TrysetRequested');
    expect(body.count).toBe(6);
    expect(body.data.every((entry: HistoryEntry) => !('raw' in entry))).toBe(true);
    expect(body.types.map(({ name }: { name: string }) => name)).not.toContain('TrysetRequested');
  });

  it('returns 404 for an unknown item', async () => {
    expect((await models.get(staff, '/v2/trysets/items/699/history')).status).toBe(404);
    expect((await models.get(adminA, '/v2/trysets/items/603/history')).status).toBe(404);
  });
});

describe('the history of a garment', () => {
  it('covers its whole life with every item that held it', async () => {
    const body = await history(staff, '/v1/stocks/111/history?limit=500');
    const streams = new Set(body.data.map(({ stream }: HistoryEntry) => stream));
    expect(streams).toEqual(new Set(['order-711', 'stock_item-111', 'tryset_item-601', 'tryset_item-650']));
    expect(body.count).toBe(13);
    const own = await history(staff, '/v1/stocks/111/history?categories=stock_item');
    expect(own.data.map(({ revision }: HistoryEntry) => revision)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
    ]);
    const released = own.data.find(({ type }: HistoryEntry) => type === 'StockItemReservationReleased');
    expect(released.changes).toEqual([
      { field: 'status', before: 'requested', after: 'in_stock' },
      { field: 'holder', before: { kind: 'tryset_item', id: 650 }, after: null },
      { field: 'waitsFor', before: { kind: 'tryset', id: 550 }, after: null },
    ]);
  });

  it('shows a memo’s picture to callers who see the memo', async () => {
    const path = '/v1/stocks/111/history';
    for (const caller of [staff, adminA]) {
      const { data } = await history(caller, `${path}?types=StockItemMemoAdded`);
      expect(data[0].picture).toMatchObject({
        small: { url: `/v1/pictures/${memoPicture}/small` },
        origin: { url: expect.stringMatching(`^/v1/pictures/${memoPicture}\\?signature=`) },
      });
    }
    const { data } = await history(staff, `${path}?types=StockItemReserved`);
    expect(data[0].picture).toBeNull();
  });

  it('is visible only to staff after removal', async () => {
    const adminB: Caller = { ...adminA, brandId: 2 };
    expect((await models.get(staff, '/v1/stocks/214/history')).body.count).toBe(2);
    expect((await models.get(adminB, '/v1/stocks/214/history')).status).toBe(404);
    expect((await models.get(adminB, '/v1/stocks/211/history')).status).toBe(200);
  });
});

describe('the history of a tryset', () => {
  it('has the events of all items for staff, of its own for a brand admin', async () => {
    expect(names(await history(staff, '/v2/trysets/501/history')).sort()).toEqual([
      'tryset-501 TrysetRequested',
      'tryset_item-601 TrysetItemAccepted',
      'tryset_item-601 TrysetItemDreamtOf',
      'tryset_item-601 TrysetItemRequested',
      'tryset_item-602 TrysetItemRequested',
    ]);
    const own = await history(adminA, '/v2/trysets/501/history');
    expect(new Set(own.data.map(({ stream }: HistoryEntry) => stream))).toEqual(new Set(['tryset_item-601']));
    expect((await models.get(adminA, '/v2/trysets/502/history')).status).toBe(404);
  });
});
