import { expect, test } from 'vitest';
import { initialStockItem } from '../stock/stock-state.ts';
import { initialTrysetItem } from '../tryset-items/item-state.ts';
import { isUndecided } from './reservation.ts';

const garment = { ...initialStockItem, stockItemId: 7, status: 'requested' } as const;
const item = { ...initialTrysetItem, status: 'tryset_requested', stockItemId: 7 } as const;

test('a reservation is decided once its item has the garment', () => {
  expect(isUndecided(garment, initialTrysetItem)).toBe(true);
  expect(isUndecided(garment, item)).toBe(false);
  expect(isUndecided({ ...garment, status: 'in_use' }, initialTrysetItem)).toBe(false);
});

test('a reservation of a replaced or canceled item is undecided until the garment is released', () => {
  expect(isUndecided(garment, { ...item, stockItemId: 8 })).toBe(true);
  expect(isUndecided(garment, { ...item, status: 'tryset_canceled' })).toBe(true);
});
