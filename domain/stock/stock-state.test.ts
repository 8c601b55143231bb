import { describe, expect, test } from 'vitest';
import { scenarios } from '../testing/given.ts';
import { description, holder, received, slot, stockHistories } from '../testing/stock-items.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';
import { initialStockItem, type StockItemState } from './stock-state.ts';

const { given } = scenarios(stockItem);
const { in_stock: inStock, in_use: inUse, requested } = stockHistories;

test('a registration sets the garment’s description', () => {
  expect(given(stockHistories.created).state).toStrictEqual({
    ...initialStockItem,
    ...description,
    status: 'created',
  });
});

describe('the holder ends', () => {
  const endings: [string, readonly StockItemEvent[], StockItemEvent, Partial<StockItemState>][] = [
    [
      'at release, where the release says the garment goes',
      requested,
      {
        type: 'StockItemReservationReleased',
        data: { holder, stock: { to: 'in_check' }, reimbursement: null },
      },
      { status: 'in_check', unavailableReason: null },
    ],
    [
      'at release as unavailable, with the reason',
      requested,
      {
        type: 'StockItemReservationReleased',
        data: { holder, stock: { to: 'unavailable', unavailableReason: 'polluted' }, reimbursement: null },
      },
      { status: 'unavailable', unavailableReason: 'polluted' },
    ],
    ['at sale', inUse, { type: 'StockItemPurchased', data: { holder } }, { status: 'purchased' }],
    [
      'at curator_paid',
      inUse,
      {
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: 'curator_paid', holder, reimbursement: null },
      },
      { status: 'unavailable', unavailableReason: 'curator_paid' },
    ],
    [
      'at write-off',
      inUse,
      {
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: 'lost', holder, reimbursement: null },
      },
      { status: 'unavailable', unavailableReason: 'lost' },
    ],
    [
      'at the complete return',
      received,
      { type: 'StockItemHolderEnded', data: { holder } },
      { status: 'in_check' },
    ],
  ];
  test.each(endings)('%s', (_, history, event, after) => {
    expect(given(history).state.holder).toStrictEqual(holder);
    expect(given([...history, event]).state).toMatchObject({ ...after, holder: null });
  });
});

test('the holder stays when staff mark the garment unavailable and when it comes back', () => {
  const marked: StockItemEvent = {
    type: 'StockItemMarkedUnavailable',
    data: { unavailableReason: 'lost', holder: null, reimbursement: null },
  };
  const lost = [...inUse, marked];
  expect(given(lost).state).toMatchObject({ status: 'unavailable', holder });
  expect(given([...lost, { type: 'StockItemReturnReceived', data: { holder } }]).state).toMatchObject({
    status: 'in_check',
    unavailableReason: null,
    holder,
  });
});

test('each loan counts as a use', () => {
  const again: StockItemEvent[] = [
    ...received,
    { type: 'StockItemHolderEnded', data: { holder } },
    { type: 'StockItemCheckCompleted', data: { grade: 'B', issue: 'loose hem' } },
    { type: 'StockItemReserved', data: { holder: { kind: 'order_item', id: 9 }, waitsFor: null } },
    { type: 'StockItemLent', data: { holder: { kind: 'order_item', id: 9 } } },
  ];
  expect(given(requested).state.useCount).toBe(0);
  expect(given(received).state.useCount).toBe(1);
  expect(given(again).state).toMatchObject({
    useCount: 2,
    grade: 'B',
    abnormalIssue: 'loose hem',
    holder: { kind: 'order_item', id: 9 },
  });
});

test('events that leave the status unchanged', () => {
  const { state } = given([
    ...inStock,
    { type: 'StockItemMemoAdded', data: { memoId: 'm-1', comment: 'zip replaced' } },
    { type: 'StockItemMemoInUseChanged', data: { memoInUse: 'fair' } },
    { type: 'StockItemAbnormalIssueNoted', data: { abnormalIssue: 'faded' } },
    { type: 'StockItemConditionGraded', data: { grade: 'C' } },
    { type: 'StockItemSizeChanged', data: { from: 401, to: 402 } },
    { type: 'StockItemTermsRevised', data: { changed: { code: 'MAV-2', discountRate: 50 } } },
    { type: 'StockItemStowed', data: { slot: { ...slot, slotNumber: 14 } } },
    { type: 'StockPieceCreated', data: { pieceId: 91, name: 'belt', tag: 'E280' } },
    { type: 'StockPieceCreated', data: { pieceId: 92, name: 'bag', tag: 'E281' } },
    { type: 'StockPieceStowed', data: { pieceId: 91, slot } },
    { type: 'StockPieceTakenOut', data: { pieceId: 92 } },
  ]);
  expect(state).toStrictEqual({
    ...given(inStock).state,
    slot: { ...slot, slotNumber: 14 },
    memoInUse: 'fair',
    abnormalIssue: 'faded',
    grade: 'C',
    productSizeId: 402,
    code: 'MAV-2',
    discountRate: 50,
    pieces: [
      { pieceId: 91, name: 'belt', tag: 'E280', status: 'Stowed', slot },
      { pieceId: 92, name: 'bag', tag: 'E281', status: 'OutOfWarehouse', slot: null },
    ],
  });
});
