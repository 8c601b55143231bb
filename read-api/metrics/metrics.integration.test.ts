import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricLink } from '#dashboard/metrics/metric-links.ts';
import { countFields, type MetricDimension, metricDimensions } from '#domain/metrics/metric-fields.ts';
import { type ItemOutcome, itemOutcomes } from '#domain/tryset-items/item-kinds.ts';
import { lostOutcomes } from '#domain/tryset-items/outcome.ts';
import type { Caller } from '#http/caller.ts';
import { brandsTable } from '#projections/brands/tables.ts';
import { checkCounters } from '#projections/kit/counters/check.ts';
import { productsTable } from '#projections/products/tables.ts';
import { openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { randomLooks } from '../looks/testing/random-looks.ts';
import { insertRows } from '../testing/insert.ts';
import { randomLives } from '../testing/random-lives.ts';
import { brandRow, productRow } from '../testing/rows.ts';
import {
  adminA,
  adminB,
  member,
  now,
  openTestModels,
  staff,
  type TestModels,
} from '../testing/test-models.ts';
import { randomTrade } from './testing/random-trade.ts';

const products = [
  { id: 11, brandId: 1, categoryId: 1 },
  { id: 12, brandId: 1, categoryId: 2 },
  { id: 21, brandId: 2, categoryId: 1 },
  { id: 22, brandId: 2, categoryId: 2 },
  { id: 31, brandId: 3, categoryId: 1 },
];
/**
 * None; a month with days at its ends, in UTC, so with hours in UTC+9; bounds in the middle of a day, without a whole month; whole
 * months and nothing else; an hour.
 */
const periods = [
  undefined,
  '2025-12-20,2026-02-20',
  '2026-01-10T07:30:00Z,2026-02-20T22:15:00+09:00',
  '2026-01-01T00:00:00+09:00,2026-03-01T00:00:00+09:00',
  '2026-02-03T10:00:00Z,2026-02-03T11:00:00Z',
];

const seed = aSeed();
let models: TestModels;
beforeAll(async () => {
  console.log(`seed ${seed}`);
  const random = seeded(seed);
  const bench = await openBench();
  const lives = randomLives(random, { products, garments: 300, items: 600, until: now });
  const looks = randomLooks(random, { products, looks: 80, until: now });
  const trade = randomTrade(random, {
    products,
    members: [51, 52, 53, 1001],
    looks: 80,
    orders: 80,
    until: now,
  });
  await bench.take(stored([...lives, ...looks, ...trade]));
  models = await openTestModels({ database: bench });
  await insertRows(
    models.pool,
    brandsTable,
    [1, 2, 3].map((id) => brandRow({ id, name: `Brand ${id}` })),
  );
  await insertRows(
    models.pool,
    productsTable,
    products.map((row) => productRow({ name: `Product ${row.id}`, ...row })),
  );
});
afterAll(() => models.close());

type Row = Record<string, number> & { id: number; postRate: number | null };
interface Answer {
  count: number;
  data: Row[];
  total: Row;
  previous: Row | null;
  period: { from: string | null; until: string | null };
}

async function read<Found>(caller: Caller, path: string, query: Record<string, string> = {}): Promise<Found> {
  const { status, body } = await models.get(caller, `${path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const metricsOf = (caller: Caller, dimension: MetricDimension, query: Record<string, string> = {}) =>
  read<Answer>(caller, `/v1/metrics/${dimension}`, { limit: '100', ...query });

/** The calls of the lists. Tagged items are counted, not looks, apart from the looks that brands like. */
const paths = {
  '/trysetitems': '/v2/trysets/items',
  '/looks': '/v1/looks/contents',
  '/orders/items': '/v2/orders/invoice-items',
  '/look-use-management': '/v1/look-uses',
} as const;

const callers = { staff, 'brand A': adminA, 'brand B': adminB };
describe.each(Object.entries(callers))('to %s', (_, caller) => {
  describe.each(periods)('in %s', (created) => {
    const asked: Record<string, string> = created === undefined ? {} : { created_time: created };

    it.each(metricDimensions)('each number of %s equals the count of its list', async (dimension) => {
      const { data } = await metricsOf(caller, dimension, asked);
      for (const row of data) {
        for (const field of countFields) {
          const link = metricLink(field, {
            row: { dimension, id: row.id },
            ...(created !== undefined && { created }),
          });
          if (link === null) continue;
          const { list, filters } = link;
          const isOfProduct = field === 'brandLikeCount' && dimension === 'products';
          const brand = products.find(({ id }) => id === row.id)?.brandId;
          const path = field === 'brandLikeCount' ? '/v1/looks' : paths[list];
          const { count } = await read<{ count: number }>(caller, path, {
            ...filters,
            ...(isOfProduct && { brand_id: String(brand) }),
            limit: '1',
          });
          expect(row[field], `${field} of ${row.id}`).toBe(count);
        }
      }
    });

    it.each(metricDimensions)('the total of %s is the sum of the rows', async (dimension) => {
      const { data, total, count } = await metricsOf(caller, dimension, asked);
      expect(count).toBe(data.length);
      for (const field of countFields) {
        const sum = data.reduce((all, row) => all + (row[field] ?? 0), 0);
        expect(total[field] ?? 0, field).toBe(sum);
      }
      const decided = (total.postedCount ?? 0) + (total.refusedCount ?? 0) + (total.overdueCount ?? 0);
      expect(total.postRate).toBe(decided === 0 ? null : (total.postedCount ?? 0) / decided);
    });
  });

  it.each(metricDimensions)('a day later, what is before is the former period of %s', async (dimension) => {
    const first = await metricsOf(caller, dimension, { created_time: '2026-01-21,2026-02-10' });
    const next = await metricsOf(caller, dimension, { created_time: '2026-02-11,2026-03-03' });
    expect(next.previous).toEqual(first.total);
  });
});

describe('the history', () => {
  it('contains some of everything, so that the comparisons are meaningful', async () => {
    const { total } = await metricsOf(staff, 'curators');
    // Random looks earn no points.
    for (const field of countFields.filter((each) => each !== 'pointAmount')) {
      expect(total[field], field).toBeGreaterThan(0);
    }
    expect(total.amounts).toHaveLength(2);
  });
});

describe('rows', () => {
  it('are ordered by each number, the most requested first', async () => {
    const all = (await metricsOf(staff, 'products')).data;
    const counts = all.map(({ requestedCount }) => requestedCount ?? 0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const page = await metricsOf(staff, 'products', { order: 'content_score', limit: '2', offset: '1' });
    const scores = all.map(({ contentScore }) => contentScore ?? 0).toSorted((one, other) => one - other);
    expect(page.data.map(({ contentScore }) => contentScore)).toEqual(scores.slice(1, 3));
    expect(page.total.requestedCount).toBe(counts.reduce((sum, count) => sum + count, 0));
  });

  it('narrow by product, category and member alike', async () => {
    const byProduct = await metricsOf(staff, 'products');
    for (const { id, requestedCount, contentCount, orderItemCount } of byProduct.data) {
      const { total } = await metricsOf(staff, 'brands', { product_ids: String(id) });
      expect(total).toMatchObject({ requestedCount, contentCount, orderItemCount });
    }
    const ofCategory = await metricsOf(staff, 'curators', { product_ids: '11,21,31' });
    const members = await metricsOf(staff, 'curators');
    expect(ofCategory.total.requestedCount).toBeLessThan(members.total.requestedCount ?? 0);
    for (const { id, requestedCount, orderItemCount } of members.data) {
      const { total } = await metricsOf(staff, 'brands', { user_ids: String(id) });
      expect(total).toMatchObject({ requestedCount, orderItemCount });
    }
  });

  it('are found by a name and chosen by ids', async () => {
    const named = await metricsOf(staff, 'brands', { q: 'brand 2' });
    expect(named.data.map(({ id }) => id)).toEqual([2]);
    const chosen = await metricsOf(staff, 'brands', { ids: '1,3' });
    expect(chosen.data.map(({ id }) => id).toSorted()).toEqual([1, 3]);
  });
});

describe('the outcome of an item', () => {
  type Item = { id: number; outcome: ItemOutcome | null };
  async function itemsOf(query: Record<string, string>): Promise<Item[]> {
    const items: Item[] = [];
    for (;;) {
      const page = { ...query, limit: '100', offset: String(items.length) };
      const { count, data } = await read<{ count: number; data: Item[] }>(staff, '/v2/trysets/items', page);
      items.push(...data);
      if (items.length >= count) return items;
    }
  }
  let all: Item[];
  beforeAll(async () => {
    all = await itemsOf({});
  });

  it.each(itemOutcomes)('%s is what the filter of this name finds', async (outcome) => {
    const wanted = outcome === 'lost' ? lostOutcomes : [outcome];
    expect(await itemsOf({ outcome })).toEqual(
      all.filter((item) => item.outcome !== null && wanted.includes(item.outcome)),
    );
  });

  it('is of several kinds, and null while items are under way', () => {
    expect(new Set(all.map((item) => item.outcome)).size).toBeGreaterThan(4);
    expect(all.map((item) => item.outcome)).toContain(null);
  });
});

describe('a brand admin', () => {
  it('sees its own row, and neither points nor cash', async () => {
    const { data, total } = await metricsOf(adminA, 'brands');
    expect(data).toMatchObject([{ id: 1, pointAmount: null, cashAmount: null }]);
    expect(total).toMatchObject({ pointAmount: null, cashAmount: null });
    const [own] = (await metricsOf(staff, 'brands', { ids: '1' })).data;
    expect(data[0]?.requestedCount).toBe(own?.requestedCount);
  });

  it('gets nothing for another brand, and what staff get for its own', async () => {
    expect(await metricsOf(adminA, 'curators', { brand_id: '2' })).toMatchObject({ count: 0, data: [] });
    const own = await metricsOf(adminB, 'curators');
    const asked = await metricsOf(staff, 'curators', { brand_id: '2' });
    const counts = ({ total }: Answer) =>
      countFields.filter((field) => field !== 'pointAmount').map((field) => total[field]);
    expect(counts(own)).toEqual(counts(asked));
  });
});

it('refuses members, and names what it takes', async () => {
  expect((await models.get(member(1001), '/v1/metrics/brands')).status).toBe(403);
  const { status, body } = await models.get(staff, '/v1/metrics/brands?as_of=2026-03-01');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('created_time');
});

it('files have the period in their first line, and all rows', async () => {
  const { text } = await models.get(
    staff,
    '/v1/metrics/products/csv?created_time=2026-01-10,2026-02-20&language=ko',
  );
  const [period, header, ...rows] = text.trimEnd().split('\r\n');
  expect(period).toBe('\ufeff2026-01-10T00:00:00.000Z,2026-02-21T00:00:00.000Z');
  expect(header).toContain('신청');
  expect(rows).toHaveLength(
    (await metricsOf(staff, 'products', { created_time: '2026-01-10,2026-02-20' })).count,
  );
});

it('the counters equal a fresh count', async () => {
  expect(await checkCounters(models.pool)).toEqual([]);
});
