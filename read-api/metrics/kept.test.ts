import { expect, test } from 'vitest';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { Asked } from './asked.ts';
import { keptOf, periodKept } from './kept.ts';

const asked = (dimension: MetricDimension, more: Partial<Asked> = {}): Asked => ({
  dimension,
  brandId: undefined,
  isOfOther: false,
  ids: [],
  products: [],
  users: [],
  ...more,
});
/** From 20 December, 00:00 UTC, to 5 March, 12:00 UTC. */
const winter = { from: '2025-12-20T00:00:00.000Z', until: '2026-03-05T12:00:00.000Z' };

test('brands have whole months, days at their ends, and hours from rows', () => {
  expect(keptOf(asked('brands'), winter)).toEqual({
    kept: [
      { level: 'month', from: '2026-01-01', until: '2026-03-01' },
      { level: 'day', from: '2025-12-21', until: '2026-01-01' },
      { level: 'day', from: '2026-03-01', until: '2026-03-05' },
    ],
    parts: [
      { from: winter.from, until: '2025-12-20T15:00:00.000Z' },
      { from: '2026-03-04T15:00:00.000Z', until: winter.until },
    ],
  });
});

test('members have whole months, and the rest from rows', () => {
  expect(keptOf(asked('curators'), winter)).toEqual({
    kept: [{ level: 'month', from: '2026-01-01', until: '2026-03-01' }],
    parts: [
      { from: winter.from, until: '2025-12-31T15:00:00.000Z' },
      { from: '2026-02-28T15:00:00.000Z', until: winter.until },
    ],
  });
});

test('products of a period come from rows', () => {
  expect(keptOf(asked('products'), winter)).toEqual({ kept: [], parts: [winter] });
});

test('all time is a row for each product and member, and months of each brand', () => {
  expect(keptOf(asked('products', { brandId: 7 }), {})).toEqual({ kept: [{ level: 'all' }], parts: [] });
  expect(keptOf(asked('brands'), {})).toEqual({ kept: [{ level: 'month' }], parts: [] });
});

test('what products or members narrow comes from rows, and members of a brand do', () => {
  const rows = { kept: [], parts: [winter] };
  expect(keptOf(asked('curators', { brandId: 7 }), winter)).toEqual(rows);
  const narrowed = asked('brands', { users: [() => expect.anything()] });
  expect(keptOf(narrowed, winter)).toEqual(rows);
});

test('the pieces of a period cover it once', () => {
  const { kept, parts } = keptOf(asked('brands'), winter);
  const pieces = [...kept.map(periodKept), ...parts].sort((one, other) =>
    (one.from ?? '').localeCompare(other.from ?? ''),
  );
  expect(pieces[0]?.from).toBe(winter.from);
  expect(pieces.at(-1)?.until).toBe(winter.until);
  for (const [index, piece] of pieces.slice(1).entries()) expect(piece.from).toBe(pieces[index]?.until);
});
