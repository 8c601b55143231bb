import { expect, test } from 'vitest';
import { countFields } from '#domain/metrics/metric-fields.ts';
import { metricLink } from './metric-links.ts';

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
