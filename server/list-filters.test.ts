import { describe, expect, test } from 'vitest';
import type { ListShape } from '#dashboard/kit/list/list-state.ts';
import { filtersOfPast } from '#dashboard/kit/list/past/list-past.ts';
import { stockListShape } from '#dashboard/stock/stock-list-shape.ts';
import { itemListShape } from '#dashboard/tryset-items/item-list-shape.ts';
import { StockItemsParams } from '#read-api/stock/filters.ts';
import { TrysetItemsParams } from '#read-api/tryset-items/filters.ts';

/**
 * Filters that the dashboard offers no control for: other spellings of a selectable filter, and filters that only links and
 * programs use.
 */
const byLinkOnly = /^(ids|stock_ids|tryset_ids|name|latest_out_stock_request_status|out_stage)$/;

describe.each<[string, ListShape, { properties: object }]>([
  ['tryset items', itemListShape('staff'), TrysetItemsParams],
  ['stock items', stockListShape('staff'), StockItemsParams],
])('the list of %s', (_, { filters: all, past }, { properties }) => {
  // The call takes the filters of the past beside those of the list.
  const ofPast = new Set(past === undefined ? [] : filtersOfPast(past).map(({ name }) => name));
  const filters = all.filter(({ name }) => !ofPast.has(name));
  const called = Object.keys(properties).filter((name) => !/^(limit|offset|order)$/.test(name));

  test('has exactly the filters of its call', () => {
    const said = filters.flatMap((filter) =>
      filter.kind === 'flag' && filter.zone !== undefined ? [filter.name, filter.zone] : [filter.name],
    );
    expect(said.toSorted()).toEqual(called.toSorted());
  });

  test('offers every filter except those that only links use', () => {
    for (const { name, kind } of filters)
      expect([name, kind === 'given']).toEqual([name, byLinkOnly.test(name)]);
  });
});
