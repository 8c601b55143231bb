import { expect, test } from 'vitest';
import { entitiesIn, entityKindOf } from './entity-fields.ts';

test('finds the ids of an event at any depth, with the kind of their entity', () => {
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

test('the kind of ids in a field may depend on the event', () => {
  expect(entityKindOf('from', 'TrysetItemStockReplaced')).toBe('stock_item');
  expect(entityKindOf('from', 'StockItemSizeChanged')).toBe('product_size');
  expect(entityKindOf('from', 'SomethingElse')).toBeNull();
  expect(entityKindOf('productId', 'TrysetItemStockReplaced')).toBe('product');
});
