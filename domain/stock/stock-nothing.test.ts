import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { holder, received, slot, stockHistories } from '../testing/stock-items.ts';
import type { StockItemEvent } from './stock-events.ts';
import { type StockItemCommand, stockItem } from './stock-item.ts';

const { given } = scenarios(stockItem);
const { in_stock: inStock } = stockHistories;
const created: StockItemEvent = {
  type: 'StockPieceCreated',
  data: { pieceId: 91, name: 'belt', tag: 'E280-1160' },
};
const stowed: StockItemEvent = { type: 'StockPieceStowed', data: { pieceId: 91, slot } };
const takenOut: StockItemEvent = { type: 'StockPieceTakenOut', data: { pieceId: 91 } };

const twice: [StockItemCommand, readonly StockItemEvent[]][] = [
  [
    { action: 'memo_in_use', memoInUse: 'fair' },
    [...inStock, { type: 'StockItemMemoInUseChanged', data: { memoInUse: 'fair' } }],
  ],
  [{ action: 'stow', slot: { ...slot } }, [...inStock, { type: 'StockItemStowed', data: { slot } }]],
  [{ action: 'memo_in_use', memoInUse: null }, inStock],
  [{ action: 'abnormal_issue', abnormalIssue: null }, inStock],
  [
    { action: 'condition_grade', grade: 'B' },
    [...inStock, { type: 'StockItemConditionGraded', data: { grade: 'B' } }],
  ],
  [{ action: 'revise_terms', terms: { discountRate: 30, code: 'MAV-DR-0301-S-01' } }, inStock],
  [{ action: 'change_size', productSizeId: 401 }, inStock],
  [
    { action: 'create_piece', pieceId: 91, name: 'belt', tag: 'E280-1160', maxPieceCount: null },
    [...inStock, created],
  ],
  [{ action: 'stow_piece', pieceId: 91, slot: { ...slot } }, [...inStock, created, stowed]],
  [{ action: 'take_out_piece', pieceId: 91 }, [...inStock, created, takenOut]],
];

test.each(twice)('%o changes nothing if it already holds', (command, history) => {
  given(history).when(command, staff).thenNothing();
});

describe('repeated facts from the system change nothing', () => {
  const learned: [StockItemCommand, readonly StockItemEvent[]][] = [
    [{ action: 'reserve', holder, waitsFor: { kind: 'tryset', id: 21 } }, stockHistories.requested],
    [{ action: 'lend', holder }, stockHistories.in_use],
    [{ action: 'receive_back', holder }, received],
  ];
  test.each(learned)('%o', (command, history) => {
    given(history).when(command, system).thenNothing();
  });
});

test('a canceled request can be made again', () => {
  given([...inStock, { type: 'OutStockRequested', data: {} }, { type: 'OutStockRequestCanceled', data: {} }])
    .when({ action: 'request_out_stock' }, brandAdmin)
    .then({ type: 'OutStockRequested', data: {} });
});

test('a piece moves between slots, and back in after leaving', () => {
  const other = { ...slot, slotNumber: 13 };
  given([...inStock, created, stowed])
    .when({ action: 'stow_piece', pieceId: 91, slot: other }, staff)
    .then({ type: 'StockPieceStowed', data: { pieceId: 91, slot: other } });
  const back = given([...inStock, created, stowed, takenOut])
    .when({ action: 'stow_piece', pieceId: 91, slot }, staff)
    .then(stowed);
  expect(back.pieces).toStrictEqual([{ ...created.data, status: 'Stowed', slot }]);
});

test('refuses an unknown piece', () => {
  const stock = given(inStock);
  stock
    .when({ action: 'stow_piece', pieceId: 92, slot }, staff)
    .thenRefused('stock_item.piece_unknown', { pieceId: 92 });
  stock
    .when({ action: 'take_out_piece', pieceId: 92 }, staff)
    .thenRefused('stock_item.piece_unknown', { pieceId: 92 });
});
