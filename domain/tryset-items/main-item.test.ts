import { expect, test } from 'vitest';
import type { TrysetItemStatus } from './item-status.ts';
import { mainItem, validItems } from './main-item.ts';

const items = (...statuses: TrysetItemStatus[]) =>
  statuses.map((status, index) => ({ id: index + 1, status }));

test('canceled and removed items do not count', () => {
  expect(validItems(items('tryset_canceled', 'purchased', 'tryset_canceled', 'idle'))).toStrictEqual([
    { id: 2, status: 'purchased' },
    { id: 4, status: 'idle' },
  ]);
  expect(validItems(items('tryset_canceled'))).toStrictEqual([]);
  expect(validItems([{ status: 'purchased', isRemoved: true }])).toStrictEqual([]);
});

test.each<[number | null, TrysetItemStatus[]]>([
  [1, ['tryset_delivered', 'tryset_delivered']],
  [3, ['purchased', 'purchase_pending', 'return_requested', 'tryset_delivered']],
  [1, ['purchase_pending', 'purchased']],
  [2, ['tryset_canceled', 'purchased', 'purchase_pending']],
  [2, ['tryset_canceled', 'return_delivered']],
  [null, ['tryset_canceled']],
  [null, []],
])('item %s represents %j', (id, statuses) => {
  expect(mainItem(items(...statuses))?.id ?? null).toBe(id);
});
