import { describe, expect, test } from 'vitest';
import type { ListShape } from '#dashboard/kit/list/list-state.ts';
import { stockListShape } from '#dashboard/stock/stock-list-shape.ts';
import { itemListShape } from '#dashboard/tryset-items/item-list-shape.ts';
import { StockItemsParams } from '#read-api/stock/filters.ts';
import { TrysetItemsParams } from '#read-api/tryset-items/filters.ts';

/** Another spelling of a filter that can be chosen, or numbers that only links and programs name. */
const byLinkOnly = /^(ids|stock_ids|tryset_ids|name|latest_out_stock_request_status|out_stage)$/;

describe.each<[string, ListShape, { properties: object }]>([
  ['tryset items', itemListShape('staff'), TrysetItemsParams],
  ['stock items', stockListShape('staff'), StockItemsParams],
])('the list of %s', (_, { filters }, { properties }) => {
  const called = Object.keys(properties).filter((name) => !/^(limit|offset|order)$/.test(name));

  test('has every filter that its call has, and no other', () => {
    expect(filters.map(({ name }) => name).toSorted()).toEqual(called.toSorted());
  });

  test('lets each be chosen but those that only links name', () => {
    for (const { name, kind } of filters)
      expect([name, kind === 'given']).toEqual([name, byLinkOnly.test(name)]);
  });
});
