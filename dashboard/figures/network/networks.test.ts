import { expect, test } from 'vitest';
import { looksOf, networkFilters, valuesOf } from './networks.ts';

const day = { first: '2026-03-01', last: '2026-03-01', lookCount: 2, likes: 10, comments: null, views: null };

test.each([
  [{}, {}],
  [{ brand_id: '3' }, { brand_id: '3' }],
  [{ product_ids: '7' }, { product_id: '7' }],
  [{ product_ids: '7,8' }, null],
  [{ category_ids: '1' }, null],
])('the filters %j of a page are %j of a network', (narrowing: Record<string, string>, filters) => {
  expect(networkFilters(narrowing)).toEqual(filters);
});

test('a point leads to the looks of its network and days', () => {
  expect(looksOf('youtube', { product_id: '7', user_id: '5' }, '2026-03-01,2026-03-07', '')).toEqual({
    sns_type: 'Youtube',
    product_ids: '7',
    user_id: '5',
    created_time: '2026-03-01,2026-03-07',
  });
});

test.each([
  ['2026-03-01,2026-03-07', '2026-03-05', '2026-03-01,2026-03-05'],
  ['2026-03-01,2026-03-07', '2026-03-01', '2026-03-01,2026-03-01'],
  ['2026-03-01,2026-03-07', '2026-03-09', '2026-03-01,2026-03-07'],
  ['2026-03-01', '2026-03-05', '2026-03-01'],
])('the looks of %s as of %s were posted in %s', (period, then, created) => {
  expect(looksOf('instagram', {}, period, then).created_time).toBe(created);
});

test('rates are shown in percent, and what a network did not give stays unknown', () => {
  const days = [
    { ...day, engagementRate: 0.0317 },
    { ...day, engagementRate: null },
  ];
  expect(valuesOf({ days }, 'engagementRate')).toEqual([3.2, null]);
  expect(valuesOf({ days }, 'comments')).toEqual([null, null]);
  expect(valuesOf({ days }, 'likes')).toEqual([10, 10]);
});
