import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { holder, slot, stockHistories } from '../testing/stock-items.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';

const { given } = scenarios(stockItem);
const { in_stock: inStock, requested } = stockHistories;
const belt = { pieceId: 91, name: 'belt', tag: 'E280-1160' };
const bag = { pieceId: 92, name: 'bag', tag: 'E280-1161' };
const created: StockItemEvent[] = [belt, bag].map((data) => ({ type: 'StockPieceCreated', data }));
const stowed: StockItemEvent = { type: 'StockPieceStowed', data: { pieceId: 91, slot } };
const create = { action: 'create_piece', ...belt, maxPieceCount: null } as const;

describe('a garment has at most the number of pieces that its product allows', () => {
  const third = { ...create, pieceId: 93, tag: 'E280-1162', maxPieceCount: 2 };

  test('and refuses more', () => {
    given([...inStock, ...created])
      .when(third, staff)
      .thenRefused('stock_item.too_many_pieces', { maxPieceCount: 2, pieceCount: 2 });
  });

  test('counts pieces outside the warehouse', () => {
    given([...inStock, ...created, { type: 'StockPieceTakenOut', data: { pieceId: 91 } }])
      .when(third, staff)
      .thenRefused('stock_item.too_many_pieces');
  });

  test('keeps pieces from before the limit, which can be stowed', () => {
    const stock = given([...inStock, ...created]);
    stock.when({ ...third, maxPieceCount: 1 }, staff).thenRefused('stock_item.too_many_pieces');
    stock.when({ action: 'stow_piece', pieceId: 92, slot }, staff).then({
      type: 'StockPieceStowed',
      data: { pieceId: 92, slot },
    });
  });
});

test('refuses two pieces of a garment with the same tag in any spelling', () => {
  for (const tag of ['E280-1160', ' e280-1160 ', 'Ｅ280-1160']) {
    given([...inStock, ...created])
      .when({ ...create, pieceId: 93, tag }, staff)
      .thenRefused('claim.piece_tag_taken', { kind: 'piece_tag' });
  }
});

test('refuses two pieces of a garment in the same slot in any spelling', () => {
  const same = { ...slot, sectorCode: slot.sectorCode.toLowerCase() };
  given([...inStock, ...created, stowed])
    .when({ action: 'stow_piece', pieceId: 92, slot: same }, staff)
    .thenRefused('claim.slot_taken', { kind: 'slot' });
});

describe('a garment that leaves the warehouse frees its slots', () => {
  const lying = [...requested, ...created, stowed];
  const gone = {
    slot: null,
    pieces: [
      { ...belt, status: 'OutOfWarehouse', slot: null },
      { ...bag, status: 'Created', slot: null },
    ],
  };

  test('when it is lent, until it is stowed again', () => {
    const lent = given(lying).when({ action: 'lend', holder }, system).then({
      type: 'StockItemLent',
      data: { holder },
    });
    expect(lent).toMatchObject(gone);
    const back: StockItemEvent[] = [
      ...lying,
      { type: 'StockItemLent', data: { holder } },
      { type: 'StockItemReturnReceived', data: { holder } },
    ];
    expect(given(back).state).toMatchObject(gone);
    expect(given([...back, { type: 'StockItemStowed', data: { slot } }, stowed]).state).toMatchObject({
      slot,
      pieces: [{ slot }, { slot: null }],
    });
  });

  test('when it is sold or returned', () => {
    const sold: StockItemEvent = { type: 'StockItemPurchased', data: { holder } };
    expect(given([...lying, sold]).state).toMatchObject(gone);
    const out = [...stockHistories.out_stock_ongoing, ...created, stowed];
    expect(given(out).state.slot).toStrictEqual(slot);
    expect(given([...out, { type: 'StockItemOutCompleted', data: {} }]).state).toMatchObject(gone);
  });

  test('and cannot be stowed while away', () => {
    for (const status of ['in_use', 'purchased', 'out_stock_ongoing', 'out_stock'] as const) {
      given([...stockHistories[status], ...created])
        .when({ action: 'stow_piece', pieceId: 91, slot }, staff)
        .thenRefused('stock_item.transition_not_allowed');
    }
  });
});
