import { expect, test } from 'vitest';
import { countFields, metricDimensions } from '#domain/metrics/metric-fields.ts';
import type { ListShape } from '../kit/list/list-state.ts';
import type { Scope } from '../kit/session/token.ts';
import { lookUseListShape } from '../look-uses/look-use-list-shape.ts';
import { brandLookListShape, lookListShape } from '../looks/look-list-shape.ts';
import { itemListShape as orderItemListShape } from '../orders/order-filters.ts';
import { itemListShape } from '../tryset-items/item-list-shape.ts';
import { type MetricLink, metricLink } from './metric-links.ts';

const created = '2026-03-01,2026-03-31';

test('a number of a row leads to the row’s own things of the period, within the filters of the page', () => {
  const row = { dimension: 'curators', id: 7 } as const;
  expect(metricLink('lostCount', { row, created, narrowing: { brand_id: '2' } })).toEqual({
    list: '/trysetitems',
    filters: { outcome: 'lost', brand_id: '2', user_ids: '7', created_time: created },
  });
});

test('a row of a product replaces the products of the page', () => {
  const row = { dimension: 'products', id: 7 } as const;
  expect(metricLink('contentCount', { row, narrowing: { product_ids: '7,8' } })?.filters).toEqual({
    product_ids: '7',
  });
});

test('a total leads to the things of all rows', () => {
  expect(metricLink('orderItemCount', { created })?.filters).not.toHaveProperty('user_id');
});

test('a number is no link to a list that lacks one of the page’s filters', () => {
  const narrowing = { category_ids: '3' };
  const linked = countFields.filter((field) => metricLink(field, { narrowing }) !== null);
  expect(linked).toContain('requestedCount');
  expect(linked).not.toContain('orderItemCount');
  expect(metricLink('lookUseCount', { narrowing: { product_ids: '1' } })).toBeNull();
});

test('a product’s uses and a total of looks that brands like are no links', () => {
  expect(metricLink('lookUseCount', { row: { dimension: 'products', id: 1 } })).toBeNull();
  expect(metricLink('brandLikeCount', {})).toBeNull();
  expect(metricLink('brandLikeCount', { row: { dimension: 'brands', id: 1 } })).not.toBeNull();
});

/** The lists as both scopes open them. A brand admin's looks are the list of one brand. */
const shapes: Readonly<Record<MetricLink['list'], (scope: Scope) => ListShape>> = {
  '/trysetitems': itemListShape,
  '/looks': (scope) => (scope === 'staff' ? lookListShape(scope) : brandLookListShape(1, scope)),
  '/orders/items': orderItemListShape,
  '/look-use-management': lookUseListShape,
};

test.each(['staff', 'brand_admin'] as const)('each list takes all filters of its links, for %s', (scope) => {
  const narrowing = { product_ids: '1', category_ids: '2' };
  // A brand admin's page has no rows of brands.
  const rows = metricDimensions.filter((dimension) => scope === 'staff' || dimension !== 'brands');
  const places = [{}, { narrowing }, ...rows.map((dimension) => ({ row: { dimension, id: 7 } }))];
  const links = countFields.flatMap((field) =>
    places.flatMap((place) => metricLink(field, { ...place, created }) ?? []),
  );
  const ignored = links.flatMap(({ list, filters }) => {
    const taken = shapes[list](scope).filters.map(({ name }) => name);
    return Object.keys(filters).flatMap((name) => (taken.includes(name) ? [] : [`${list}?${name}`]));
  });
  expect([...new Set(ignored)]).toEqual([]);
});
