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

describe('a garment has as many pieces as its product allows', () => {
  const third = { ...create, pieceId: 93, tag: 'E280-1162', maxPieceCount: 2 };

  test('and no more', () => {
    given([...inStock, ...created])
      .when(third, staff)
      .thenRefused('stock_item.too_many_pieces', { maxPieceCount: 2, pieceCount: 2 });
  });

  test('pieces that are out of the warehouse are its pieces all the same', () => {
    given([...inStock, ...created, { type: 'StockPieceTakenOut', data: { pieceId: 91 } }])
      .when(third, staff)
      .thenRefused('stock_item.too_many_pieces');
  });

  test('what was there before the limit stays, and may be stowed', () => {
    const stock = given([...inStock, ...created]);
    stock.when({ ...third, maxPieceCount: 1 }, staff).thenRefused('stock_item.too_many_pieces');
    stock.when({ action: 'stow_piece', pieceId: 92, slot }, staff).then({
      type: 'StockPieceStowed',
      data: { pieceId: 92, slot },
    });
  });
});

test('no two pieces of a garment have one tag, however it is written', () => {
  for (const tag of ['E280-1160', ' e280-1160 ', 'Ｅ280-1160']) {
    given([...inStock, ...created])
      .when({ ...create, pieceId: 93, tag }, staff)
      .thenRefused('claim.piece_tag_taken', { kind: 'piece_tag' });
  }
});

test('no two pieces of a garment lie in one slot, however it is written', () => {
  const same = { ...slot, sectorCode: slot.sectorCode.toLowerCase() };
  given([...inStock, ...created, stowed])
    .when({ action: 'stow_piece', pieceId: 92, slot: same }, staff)
    .thenRefused('claim.slot_taken', { kind: 'slot' });
});

describe('what leaves the house leaves its slots', () => {
  const lying = [...requested, ...created, stowed];
  const gone = {
    slot: null,
    pieces: [
      { ...belt, status: 'OutOfWarehouse', slot: null },
      { ...bag, status: 'Created', slot: null },
    ],
  };

  test('when it is lent, and stays so until it is stowed again', () => {
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

  test('when it is sold, and when it is out', () => {
    const sold: StockItemEvent = { type: 'StockItemPurchased', data: { holder } };
    expect(given([...lying, sold]).state).toMatchObject(gone);
    const out = [...stockHistories.out_stock_ongoing, ...created, stowed];
    expect(given(out).state.slot).toStrictEqual(slot);
    expect(given([...out, { type: 'StockItemOutCompleted', data: {} }]).state).toMatchObject(gone);
  });

  test('and is not stowed where it is not', () => {
    for (const status of ['in_use', 'purchased', 'out_stock_ongoing', 'out_stock'] as const) {
      given([...stockHistories[status], ...created])
        .when({ action: 'stow_piece', pieceId: 91, slot }, staff)
        .thenRefused('stock_item.transition_not_allowed');
    }
  });
});
