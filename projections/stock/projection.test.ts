import { expect, test } from 'vitest';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { stockMemosProjection } from './memos.ts';
import { stockItemsProjection } from './projection.ts';
import { stockRentalsProjection } from './rentals.ts';
import { outStockRequests, productStock, stockItemsByStatus, stockItemsByUse } from './stats.ts';
import type { StockItemRow } from './tables.ts';

const holder = { kind: 'tryset_item', id: 7 } as const;
const registered: Given<StockItemEvent> = {
  event: {
    type: 'StockItemRegistered',
    data: {
      stockItemId: 9,
      code: 'A-9',
      brandId: 1,
      productId: 2,
      productSizeId: 4,
      regionId: 'KOREA',
      quality: 'new',
      discountRate: 10,
      reimbursementRate: 50,
    },
  },
};
const entered: Given<StockItemEvent> = { event: { type: 'StockItemEntered', data: { slot: null } } };
const reserved: Given<StockItemEvent> = {
  event: { type: 'StockItemReserved', data: { holder, waitsFor: { kind: 'tryset', id: 3 } } },
  on: '2025-02-01',
};
const lent: Given<StockItemEvent> = { event: { type: 'StockItemLent', data: { holder } } };
const outStockRequested: Given<StockItemEvent> = {
  event: { type: 'OutStockRequested', data: {} },
  on: '2025-03-01',
};

function rowOf(...history: Given<StockItemEvent>[]): StockItemRow {
  const row = foldAll(stockItemsProjection, 'stock_item-9', history);
  if (row === null) throw new Error('no row');
  return row;
}

test('the row has the holder from the reservation on, and counts each loan', () => {
  expect(rowOf(registered, entered, reserved)).toMatchObject({
    id: 9,
    status: 'requested',
    holderKind: 'tryset_item',
    holderId: 7n,
    useCount: 0,
  });
  const ended: Given<StockItemEvent> = { event: { type: 'StockItemHolderEnded', data: { holder } } };
  expect(rowOf(registered, entered, reserved, lent, ended)).toMatchObject({
    holderKind: null,
    holderId: null,
    useCount: 1,
  });
});

test('a hold has its reason until it is released', () => {
  const held: Given<StockItemEvent> = {
    event: { type: 'StockItemHeld', data: {} },
    metadata: { reason: 'a stain' },
  };
  const released: Given<StockItemEvent> = { event: { type: 'StockItemHoldReleased', data: {} } };
  expect(rowOf(registered, entered, held)).toMatchObject({ status: 'hold', holdReason: 'a stain' });
  expect(rowOf(registered, entered, held, released).holdReason).toBe(null);
});

test('rentals and memos are rows of their own', () => {
  const memo: Given<StockItemEvent> = {
    event: { type: 'StockItemMemoAdded', data: { memoId: 'm1', comment: 'a loose thread' } },
    on: '2025-02-03',
    metadata: { actor: { label: 'brand_admin', id: 4 } },
  };
  const history = [registered, entered, reserved, lent, memo];
  expect(foldAll(stockRentalsProjection, 'stock_item-9', history)).toEqual({
    id: '9:7',
    stockItemId: 9,
    trysetItemId: 7,
    trysetId: 3,
    reservedAt: '2025-02-01T00:00:00.000Z',
    awaitsCheckOf: null,
    shelvedAt: null,
  });
  expect(foldAll(stockMemosProjection, 'stock_item-9', history)).toEqual({
    id: 'm1',
    stockItemId: 9,
    comment: 'a loose thread',
    picture: null,
    actorLabel: 'brand_admin',
    actorId: 4,
    createdAt: '2025-02-03T00:00:00.000Z',
  });
});

test('a garment is counted by its status, its use and its product', () => {
  const free = rowOf(registered, entered);
  expect(stockItemsByStatus.buckets(free)).toEqual([
    { scope: 0, bucket: 'in_stock' },
    { scope: 1, bucket: 'in_stock' },
  ]);
  expect(productStock.buckets(free)).toEqual([
    { scope: 2, bucket: 'in_stock' },
    { scope: 2, bucket: 'total' },
    { scope: 2, bucket: 'use', weight: 0 },
    { scope: 2, bucket: 'availability' },
  ]);
  const wanted = rowOf(registered, entered, outStockRequested);
  expect(outStockRequests.buckets(free)).toEqual([]);
  expect(outStockRequests.buckets(wanted).map(({ bucket }) => bucket)).toEqual([
    'requested',
    'requested',
    'in_stock',
    'in_stock',
  ]);
  expect(productStock.buckets(wanted).map(({ bucket }) => bucket)).not.toContain('availability');
  expect(wanted.outStockRequestedAt).toBe('2025-03-01T00:00:00.000Z');
  const often = rowOf(registered, entered, ...Array.from({ length: 7 }, () => lent));
  expect(stockItemsByUse.buckets(often)[0]).toEqual({ scope: 0, bucket: '5' });
});

test('a removed garment, or one that never came, is counted nowhere', () => {
  const removed = rowOf(registered, { event: { type: 'StockItemRemoved', data: {} } });
  const expired = rowOf({ event: { type: 'StockItemRegistrationExpired', data: { stockItemId: 9 } } });
  for (const row of [removed, expired]) {
    for (const stat of [stockItemsByStatus, stockItemsByUse, productStock]) {
      expect(stat.buckets(row)).toEqual([]);
    }
  }
});
