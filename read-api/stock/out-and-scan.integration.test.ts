import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { outStages } from '#domain/stock/stock-status.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { stockItemsTable } from '#projections/stock/tables.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow, stockItemRow, trysetItemRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const piece = (pieceId: number, tag: string) =>
  ({ pieceId, name: 'belt', tag, status: 'Created', slot: null }) as const;

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const asked = { outStockRequest: 'requested', outStockRequestedAt: '2026-03-02T09:00:00.000Z' } as const;
  await insertRows(models.pool, stockItemsTable, [
    stockItemRow({ id: 131, brandId: 1, productId: 11, ...asked, pieces: [piece(91, 'e280-1160')] }),
    stockItemRow({
      id: 132,
      brandId: 1,
      productId: 12,
      ...asked,
      outStockRequestedAt: '2026-03-04T09:00:00.000Z',
      status: 'in_use',
      holderKind: 'tryset_item',
      holderId: 631n,
      pieces: [piece(92, 'E280-1161')],
    }),
    stockItemRow({ id: 133, brandId: 1, productId: 11, ...asked, status: 'out_stock_ready' }),
    stockItemRow({ id: 134, brandId: 1, productId: 11, status: 'out_stock_ready' }),
    stockItemRow({ id: 135, brandId: 1, productId: 11, ...asked, status: 'out_stock_ongoing' }),
    stockItemRow({ id: 136, brandId: 1, productId: 11, status: 'out_stock' }),
    stockItemRow({ id: 137, brandId: 1, productId: 11, outStockRequest: 'canceled', status: 'hold' }),
    stockItemRow({ id: 231, brandId: 2, productId: 21, ...asked }),
    stockItemRow({ id: 232, brandId: 2, productId: 21, ...asked, status: 'out_stock_ready' }),
  ]);
  await insertRows(models.pool, trysetItemsTable, [
    trysetItemRow({
      id: 631,
      trysetId: 531,
      brandId: 1,
      productId: 12,
      userId: 1002,
      stockItemId: 132,
      status: 'tryset_delivered',
      deliveredAt: '2026-03-10T00:00:00.000Z',
    }),
    trysetItemRow({
      id: 632,
      trysetId: 531,
      brandId: 2,
      productId: 21,
      userId: 1002,
      stockItemId: 231,
      status: 'return_delivering',
      returnCourier: 'HANJIN',
      returnTrackingNumber: '55-4433-22',
    }),
  ]);
  const by = (id: number, label: 'staff' | 'brand_admin', at: string, reason?: string) => ({
    at,
    actor: { label, id },
    ...(reason !== undefined && { reason }),
  });
  await insertRows(models.pool, logTable, [
    logRow('stock_item-131', 0n, 'OutStockRequested', {}, by(1, 'staff', '2026-02-01T09:00:00.000Z')),
    logRow('stock_item-131', 1n, 'OutStockRequestCanceled', {}, by(1, 'staff', '2026-02-02T09:00:00.000Z')),
    logRow(
      'stock_item-131',
      2n,
      'OutStockRequested',
      {},
      by(10, 'brand_admin', '2026-03-02T09:00:00.000Z', 'for the fair'),
    ),
  ]);
});
afterAll(() => models.close());

const get = (url: string, caller: Parameters<TestModels['get']>[0] = staff) => models.get(caller, url);
const ids = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);

describe('the way out', () => {
  it.each([
    ['requested', [132, 131, 112]],
    ['requested_in_stock', [131, 112]],
    ['requested_waiting', [132]],
    ['ready', [134, 133]],
    ['ongoing', [135]],
    ['out', [136]],
  ])('at %s stand %j', async (stage, found) => {
    const answer = await get(`/v1/stocks?out_stage=${stage}&brand_id=1`);
    expect(ids(answer)).toEqual(found);
    expect(answer.body.count).toBe(found.length);
  });

  it.each([
    '',
    '&brand_id=1',
    '&brand_id=2',
    '&product_ids=11',
    '&search=jacket',
    '&code=S-13',
    '&out_requested_time=2026-03-02',
    '&out_requested_time=2026-03-01,2026-03-03&brand_id=1',
  ])('is counted as it is listed: %j', async (filter) => {
    for (const caller of [staff, adminA, adminB]) {
      const { body: counts } = await get(`/v1/stocks/out-stages?${filter.slice(1)}`, caller);
      for (const stage of outStages) {
        const name = stage.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
        const { body } = await get(`/v1/stocks?out_stage=${stage}${filter}`, caller);
        expect(counts[name], `${caller.label} ${stage}`).toBe(body.count);
      }
    }
  });

  it('shows each brand only its own garments', async () => {
    const { body } = await get('/v1/stocks/out-stages', adminA);
    expect(body).toEqual({
      requested: 3,
      requestedInStock: 2,
      requestedWaiting: 1,
      ready: 2,
      ongoing: 1,
      out: 1,
    });
    expect((await get('/v1/stocks/out-stages?brand_id=2', adminA)).body.requested).toBe(0);
    expect((await get('/v1/stocks/out-stages', member(1001))).status).toBe(403);
  });

  it('shows the latest request with actor, time and reason, and the current rental', async () => {
    const { body } = await get('/v1/stocks?ids=131,132,133', adminA);
    const [ready, lent, asked] = body.data;
    expect(asked.outRequest).toEqual({
      time: '2026-03-02T09:00:00.000Z',
      actor: { label: 'brand_admin', id: 10, name: null },
      reason: 'for the fair',
    });
    expect(lent.holderItem).toEqual({
      id: 631,
      trysetId: 531,
      status: 'tryset_delivered',
      trialEnd: '2026-03-17T00:00:00.000Z',
      pickupDate: null,
    });
    expect([ready.holderItem, ready.outRequest]).toEqual([null, null]);
  });

  it('sorts by request time, garments without a request last', async () => {
    for (const [order, found] of [
      ['out_requested_time', [131, 132, 134]],
      ['-out_requested_time', [132, 131, 134]],
    ] as const) {
      expect(ids(await get(`/v1/stocks?ids=131,132,134&order=${order}`))).toEqual(found);
    }
  });

  it('exports requester and holder to CSV', async () => {
    const { text } = await get('/v1/stocks/csv?ids=131,132&order=id', adminA);
    const [head = '', ...rows] = text.trim().split('\r\n');
    const column = (name: string) => rows.map((row) => row.split(',')[head.split(',').indexOf(name)]);
    expect(column('out_request_reason')).toEqual(['for the fair', '']);
    expect(column('holder_status')).toEqual(['', 'tryset_delivered']);
    expect(column('trial_end')).toEqual(['', '2026-03-17T00:00:00.000Z']);
  });
});

describe('a scanned label', () => {
  const found = async (label: string) => {
    const { status, body } = await get(`/v1/stocks/scan/${encodeURIComponent(label)}`);
    type Found = { foundBy: string; stock: { id: number }; item: { id: number } | null };
    expect(status).toBe(200);
    return body.data.map(({ foundBy, stock, item }: Found) => [foundBy, stock.id, item?.id ?? null]);
  };

  test.each([
    ['S-132', [['code', 132, 631]]],
    [' s-132 ', [['code', 132, 631]]],
    ['631', [['item', 132, 631]]],
    ['#631', [['item', 132, 631]]],
    [
      'T#501',
      [
        ['tryset', 211, 602],
        ['tryset', 111, 601],
      ],
    ],
    [
      't#501',
      [
        ['tryset', 211, 602],
        ['tryset', 111, 601],
      ],
    ],
    ['T#999', []],
    ['55443322', [['parcel', 231, 632]]],
    ['55-4433-22', [['parcel', 231, 632]]],
    ['S-111', [['code', 111, 601]]],
    ['S-131', [['code', 131, null]]],
    ['E280-1160', [['piece', 131, null]]],
    [' e280-1161', [['piece', 132, 631]]],
    ['S-13', []],
    ['S-214', []],
    ['99999999999', []],
    ['%', []],
  ])('%j finds %j', async (label, finds) => {
    expect(await found(label)).toEqual(finds);
  });

  it('returns the tasks for the garment and its item', async () => {
    const { body } = await get('/v1/stocks/scan/55443322');
    const [{ stock, item }] = body.data;
    const may = (actions: { name: string; allowed: boolean }[], name: string) =>
      actions.find((action) => action.name === name)?.allowed;
    expect([may(item.actions, 'arrive'), may(item.actions, 'return_item')]).toEqual([true, false]);
    expect(may(stock.actions, 'stow')).toBe(true);
    expect(stock.pieces).toEqual([]);
  });

  it('of a piece names the piece too', async () => {
    expect((await get('/v1/stocks/scan/E280-1161')).body.data[0].pieceId).toBe(92);
    expect((await get('/v1/stocks/scan/S-132')).body.data[0].pieceId).toBeNull();
  });

  it('is only for staff', async () => {
    for (const caller of [adminA, adminB, member(1001)]) {
      expect((await get('/v1/stocks/scan/S-132', caller)).status).toBe(403);
    }
  });
});
