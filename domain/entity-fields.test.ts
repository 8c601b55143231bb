import { expect, test } from 'vitest';
import { entitiesIn, entityKindOf } from './entity-fields.ts';

test('the ids of an event are found wherever they stand, with what they are of', () => {
  const data = {
    trysetId: 5,
    requestedPoints: 100,
    items: [{ trysetItemId: 6, productId: 7, trialDays: 14, useMode: 'rent' }],
    recipient: null,
    itemIds: [6, 8],
  };
  expect(entitiesIn(data)).toStrictEqual([
    { kind: 'tryset', id: 5 },
    { kind: 'tryset_item', id: 6 },
    { kind: 'product', id: 7 },
    { kind: 'tryset_item', id: 6 },
    { kind: 'tryset_item', id: 8 },
  ]);
});

test('what a field is of may depend on the event', () => {
  expect(entityKindOf('from', 'TrysetItemStockReplaced')).toBe('stock_item');
  expect(entityKindOf('from', 'StockItemSizeChanged')).toBe('product_size');
  expect(entityKindOf('from', 'SomethingElse')).toBeNull();
  expect(entityKindOf('productId', 'TrysetItemStockReplaced')).toBe('product');
});
