import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowLinks, periodLinks, stockLinks } from '#dashboard/figures/figure-links.ts';
import { linkTo } from '#dashboard/metrics/behind.ts';
import type { Caller } from '#http/caller.ts';
import { brandsTable } from '#projections/brands/tables.ts';
import { productsTable } from '#projections/products/tables.ts';
import { referenceTable } from '#projections/reference/tables.ts';
import { openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, seeded } from '#projections/testing/random.ts';
import type { LookScore } from '../looks/contract.ts';
import { randomLooks } from '../looks/testing/random-looks.ts';
import { insertRows } from '../testing/insert.ts';
import { randomLives } from '../testing/random-lives.ts';
import { brandRow, productRow, referenceRow } from '../testing/rows.ts';
import {
  adminA,
  adminB,
  member,
  now,
  openTestModels,
  staff,
  type TestModels,
} from '../testing/test-models.ts';
import type { FigureRow, FigureSeries, Figures, PeriodFigures } from './contract.ts';

/**
 * Outer (1) contains Coats (2) and Jackets (3), and Jackets contains Blazers (4). Bags (5) has no parent. One product
 * has no category.
 */
const parents: Record<number, number | null> = { 1: null, 2: 1, 3: 1, 4: 3, 5: null };
const products = [
  { id: 11, brandId: 1, categoryId: 1 },
  { id: 12, brandId: 1, categoryId: 2 },
  { id: 13, brandId: 1, categoryId: 4 },
  { id: 14, brandId: 1, categoryId: null },
  { id: 21, brandId: 2, categoryId: 3 },
  { id: 22, brandId: 2, categoryId: 5 },
  { id: 23, brandId: 2, categoryId: 4 },
  { id: 31, brandId: 3, categoryId: 2 },
];
const periods = [
  '2026-02-01,2026-02-28',
  '2025-12-20,2026-01-10',
  '2026-03-01,2026-03-14',
  '2020-01-01,2026-03-14',
];
const narrowings: Record<string, string>[] = [
  {},
  { brand_id: '1' },
  { brand_id: '2', category_ids: '4' },
  { product_ids: '11,21,31' },
  { category_ids: '1' },
  { category_ids: '3,5' },
  { category_ids: '0' },
];

const seed = aSeed();
let models: TestModels;
beforeAll(async () => {
  console.log(`seed ${seed}`);
  const bench = await openBench();
  const house = { products, garments: 500, items: 900, until: now };
  const random = seeded(seed);
  let lives: Told[];
  // Random data may lack a failed or a deferred return, so draw until both occur.
  do lives = randomLives(random, house);
  while (!isLast(lives, 'TrysetItemReturnFailed') || !isLast(lives, 'TrysetItemReturnDeferred'));
  const looks = randomLooks(random, { products, looks: 120, until: now });
  await bench.take(stored([...lives, ...looks]));
  models = await openTestModels({ database: bench });
  const { pool } = models;
  await insertRows(
    pool,
    brandsTable,
    [1, 2, 3].map((id) => brandRow({ id, name: `Brand ${id}` })),
  );
  await insertRows(
    pool,
    productsTable,
    products.map((row) => productRow({ name: `Product ${row.id}`, ...row })),
  );
  await insertRows(
    pool,
    referenceTable,
    Object.entries(parents).map(([id, parentId]) =>
      referenceRow({ kind: 'category', id: Number(id), name: `Category ${id}`, parentId }),
    ),
  );
});
afterAll(() => models.close());

/** Whether some stream ends with an event of this type. */
function isLast(lives: readonly Told[], type: string): boolean {
  const last = new Map(lives.map((told) => [told.stream, told.event.type]));
  return [...last.values()].includes(type);
}

const callers = { staff, 'brand A': adminA, 'brand B': adminB };
const paths = {
  '/trysetitems': '/v2/trysets/items',
  '/stocks': '/v1/stocks',
  '/looks': '/v1/looks',
} as const;

async function read<Answer>(
  caller: Caller,
  path: string,
  query: Record<string, string> = {},
): Promise<Answer> {
  const { status, body } = await models.get(caller, `${path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The count of the list that a figure links to. */
async function behind(
  caller: Caller,
  link: Parameters<typeof linkTo>[0],
  narrowing: Record<string, string>,
): Promise<number> {
  const [list, search = ''] = linkTo(link, narrowing).split('?');
  const path = paths[list as keyof typeof paths];
  return (
    await read<{ count: number }>(caller, path, {
      ...Object.fromEntries(new URLSearchParams(search)),
      limit: '1',
    })
  ).count;
}

const periodCounts = (figures: PeriodFigures) => ({
  requested: figures.requested,
  delivered: figures.delivered,
  returnRequested: figures.returnRequested,
  shelved: figures.shelved,
  shelvedOnRequest: figures.returnToShelf.count,
  deferred: figures.deferred,
  posted: figures.posts.posted,
  postDue: figures.posts.due,
  looksPosted: figures.looks.posted,
  looksCertified: figures.looks.certified,
  looksRejected: figures.looks.rejected,
});

async function expectPeriod(
  caller: Caller,
  figures: PeriodFigures,
  period: string,
  narrowing: Record<string, string>,
) {
  const links = periodLinks(period);
  const counts = periodCounts(figures);
  for (const name of Object.keys(links) as (keyof typeof links)[]) {
    const told = `${name} in ${period}, ${JSON.stringify(narrowing)}`;
    expect(counts[name], told).toBe(await behind(caller, links[name], narrowing));
  }
  expect(figures.requestToDelivery.count).toBe(figures.delivered);
  const query = { ...narrowing, created_time: period, limit: '500' };
  const { data } = await read<{ data: LookScore[] }>(caller, '/v1/looks/scores', query);
  const counted = data.filter(({ isCertified }) => isCertified);
  const score = counted.reduce((sum, { contentUnitScore }) => sum + (contentUnitScore ?? 0), 0);
  expect(figures.looks.score, `score in ${period}`).toBe(score);
}

describe.each(Object.entries(callers))('to %s', (_, caller) => {
  it.each(narrowings)('every figure equals the count of its list, with %j', async (narrowing) => {
    const [period = '', previous = ''] = periods;
    const figures = await read<Figures>(caller, '/v1/figures', { ...narrowing, period, previous });
    for (const [name, link] of Object.entries(nowLinks)) {
      expect(figures.now[name as keyof typeof nowLinks], name).toBe(await behind(caller, link, narrowing));
    }
    await expectPeriod(caller, figures.current, period, narrowing);
    await expectPeriod(caller, figures.previous, previous, narrowing);
    const { total, statuses, useCounts } = figures.stock;
    expect(total).toBe(await behind(caller, stockLinks.total, narrowing));
    for (const { status, count } of statuses) {
      expect(count, status).toBe(await behind(caller, stockLinks.ofStatus(status), narrowing));
    }
    for (const { useCount, count } of useCounts) {
      expect(count, `lent ${useCount} times`).toBe(
        await behind(caller, stockLinks.ofUseCount(useCount), narrowing),
      );
    }
  });

  it.each([
    ['brands', 'brand_id'],
    ['products', 'product_ids'],
    ['categories', 'category_ids'],
  ])('the figures of %s are those of each alone', async (table, filter) => {
    const [period = '', previous = ''] = periods;
    const { count, data } = await read<{ count: number; data: FigureRow[] }>(caller, `/v1/figures/${table}`, {
      period,
      previous,
      limit: '100',
    });
    expect(count).toBe(data.length);
    expect(count).toBeGreaterThan(0);
    for (const row of data) {
      const alone = await read<Figures>(caller, '/v1/figures', {
        period,
        previous,
        [filter]: String(row.id),
      });
      const { delivered, shelved, requestToDelivery, returnToShelf, posts, looks } = alone.current;
      expect(row.current, row.name ?? '').toEqual({
        delivered,
        shelved,
        requestToDelivery,
        returnToShelf,
        posts,
        contentScore: looks.score,
      });
      expect(row).toMatchObject({ ...alone.now, stock: alone.stock.total });
      expect(row.previous.delivered).toBe(alone.previous.delivered);
      expect(row.previous.contentScore).toBe(alone.previous.looks.score);
      expect(row.previous.returnToShelf).toEqual(alone.previous.returnToShelf);
    }
  });

  it.each(['day', 'week', 'month'])('the series by %s adds up to the figures', async (unit) => {
    const period = periods[2] ?? '';
    const { current } = await read<Figures>(caller, '/v1/figures', { period });
    const series = await read<{
      data: { first: string; last: string; delivered: number; shelved: number }[];
    }>(caller, '/v1/figures/series', { period, unit });
    for (const name of ['requested', 'delivered', 'returnRequested', 'shelved'] as const) {
      const sum = series.data.reduce((total, point) => total + Reflect.get(point, name), 0);
      expect(sum, name).toBe(current[name]);
    }
    for (const { first, last, delivered } of series.data) {
      expect(delivered).toBe(await behind(caller, periodLinks(`${first},${last}`).delivered, {}));
    }
  });
});

const instants = ['2026-01-20', '2026-02-11T04:30:00.000Z', '2026-03-01'];

describe.each(Object.entries(callers))('of an instant, to %s', (_, caller) => {
  it.each(narrowings.flatMap((narrowing) => instants.map((asOf) => ({ ...narrowing, as_of: asOf }))))(
    'every figure equals the count of its list, with %j',
    async (asked) => {
      const figures = await read<Figures>(caller, '/v1/figures', asked);
      expect(figures.asOf).toMatchObject({ by: 'time' });
      for (const [name, link] of Object.entries(nowLinks)) {
        expect(figures.now[name as keyof typeof nowLinks], name).toBe(await behind(caller, link, asked));
      }
      const { total, statuses, useCounts } = figures.stock;
      expect(total).toBe(await behind(caller, stockLinks.total, asked));
      for (const { status, count } of statuses) {
        expect(count, status).toBe(await behind(caller, stockLinks.ofStatus(status), asked));
      }
      for (const { useCount, count } of useCounts) {
        expect(count, `lent ${useCount} times`).toBe(
          await behind(caller, stockLinks.ofUseCount(useCount), asked),
        );
      }
    },
  );

  it.each(narrowings)('equals the present figures at this instant, with %j', async (narrowing) => {
    const present = await read<Figures>(caller, '/v1/figures', narrowing);
    const then = await read<Figures>(caller, '/v1/figures', { ...narrowing, as_of: now });
    expect(then.now).toEqual(present.now);
    expect(then.stock).toEqual(present.stock);
  });

  it.each(['UTC', 'Asia/Seoul', 'America/New_York'])(
    'the series tells how items stood at the end of each week of %s',
    async (timeZone) => {
      for (const narrowing of narrowings) {
        const query = { ...narrowing, period: '2026-01-05,2026-03-08', unit: 'week', time_zone: timeZone };
        const { data } = await read<FigureSeries>(caller, '/v1/figures/series', query);
        for (const [index, { standing }] of data.entries()) {
          const next = data[index + 1]?.first;
          if (next === undefined) continue;
          const asOf = new Date(Date.parse(midnightOf(next, timeZone)) - 1).toISOString();
          const { now: then } = await read<Figures>(caller, '/v1/figures', { ...narrowing, as_of: asOf });
          const { overdue: __, ...groups } = then;
          expect(standing, asOf).toEqual(groups);
        }
      }
    },
  );
});

/** The instant at which a winter day of a zone begins. */
function midnightOf(day: string, timeZone: string): string {
  const ahead = { UTC: '+00:00', 'Asia/Seoul': '+09:00', 'America/New_York': '-05:00' }[timeZone];
  return new Date(`${day}T00:00:00.000${ahead}`).toISOString();
}

describe('the history', () => {
  it('contains items and garments at the instants that are asked for', async () => {
    const told = await Promise.all(
      instants.map((asOf) => read<Figures>(staff, '/v1/figures', { as_of: asOf })),
    );
    for (const name of ['toSend', 'out', 'overdue', 'inReturn'] as const) {
      expect(Math.max(...told.map(({ now: then }) => then[name])), name).toBeGreaterThan(0);
    }
    for (const { stock } of told) {
      expect(stock.useCounts.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
    }
  });

  it('contains some of everything, so that the comparisons are meaningful', async () => {
    const {
      now: present,
      current,
      stock,
    } = await read<Figures>(staff, '/v1/figures', { period: periods[3] ?? '' });
    for (const [name, count] of Object.entries({ ...present, ...periodCounts(current) })) {
      expect(count, name).toBeGreaterThan(0);
    }
    expect(current.shelved).toBeGreaterThan(current.returnToShelf.count);
    expect(stock.useCounts.filter(({ count }) => count > 0).length).toBeGreaterThan(2);
    expect(current.posts.due).toBeLessThan(current.delivered);
  });
});

describe('a brand admin', () => {
  it('counts only its own rows: the sum over brands equals the total', async () => {
    const period = periods[3] ?? '';
    const all = await read<Figures>(staff, '/v1/figures', { period });
    const parts = await Promise.all([
      read<Figures>(adminA, '/v1/figures', { period }),
      read<Figures>(adminB, '/v1/figures', { period }),
      read<Figures>(staff, '/v1/figures', { period, brand_id: '3' }),
    ]);
    const sum = (pick: (figures: Figures) => number) => parts.reduce((total, part) => total + pick(part), 0);
    expect(sum(({ current }) => current.delivered)).toBe(all.current.delivered);
    expect(sum(({ current }) => current.looks.score)).toBe(all.current.looks.score);
    expect(all.current.looks.score).toBeGreaterThan(100);
    expect(sum(({ now }) => now.out)).toBe(all.now.out);
    expect(sum(({ stock }) => stock.total)).toBe(all.stock.total);
  });

  it('finds nothing of another brand, whatever its filters', async () => {
    const asked: Record<string, string>[] = [{ brand_id: '2' }, { product_ids: '21,22,23' }];
    for (const query of asked) {
      const {
        now: present,
        stock,
        current,
      } = await read<Figures>(adminA, '/v1/figures', { ...query, period: periods[3] ?? '' });
      expect([present.out, stock.total, current.requested, current.delivered, current.shelved]).toEqual([
        0, 0, 0, 0, 0,
      ]);
      for (const table of ['brands', 'products', 'categories']) {
        expect((await read<{ count: number }>(adminA, `/v1/figures/${table}`, query)).count).toBe(0);
      }
    }
    const { data } = await read<{ data: FigureRow[] }>(adminA, '/v1/figures/brands');
    expect(data.map(({ name }) => name)).toEqual(['Brand 1']);
    const ofProducts = await read<{ data: FigureRow[] }>(adminA, '/v1/figures/products');
    expect(ofProducts.data.every(({ id }) => id < 20)).toBe(true);
  });

  it('refuses members, who may not see figures', async () => {
    for (const path of ['/v1/figures', '/v1/figures/series', '/v1/figures/brands']) {
      expect((await models.get(member(1001), path)).status).toBe(403);
    }
  });
});

describe('what is asked for', () => {
  it('is refused if invalid', async () => {
    const wrong = [
      '/v1/figures?period=2026-02-30',
      '/v1/figures?previous=2026-02-02,2026-02-01',
      '/v1/figures/series?time_zone=Mars/Base',
      '/v1/figures/series?period=2000-01-01,2026-01-01&unit=day',
      '/v1/figures/products?order=name',
      '/v1/stocks?use_counts=7',
      '/v1/figures?as_of=2026-02-30',
      '/v1/figures?as_of_recorded=2026-02-03',
      '/v2/trysets/items?is_overdue=maybe',
    ];
    for (const url of wrong) expect((await models.get(staff, url)).status, url).toBe(400);
  });

  it.each(['stock', '-delivered', 'out', '-post_rate', 'return_to_shelf', '-content_score'])(
    'is ordered by %s, page after page',
    async (order) => {
      const query = { order, period: periods[3] ?? '' };
      const all = await read<{ count: number; data: FigureRow[] }>(staff, '/v1/figures/products', query);
      const values = all.data
        .map((row) => orderedBy(row, order.replace('-', '')))
        .filter((value) => value !== null);
      const sorted = values.toSorted((one, other) => (order.startsWith('-') ? other - one : one - other));
      expect(values).toEqual(sorted);
      const second = await read<{ data: FigureRow[] }>(staff, '/v1/figures/products', {
        ...query,
        limit: '3',
        offset: '3',
      });
      expect(second.data).toEqual(all.data.slice(3, 6));
      const beyond = await read<{ count: number }>(staff, '/v1/figures/products', { ...query, offset: '50' });
      expect(beyond.count).toBe(all.count);
    },
  );
});

function orderedBy(row: FigureRow, order: string): number | null {
  const { current } = row;
  const values: Record<string, number | null> = {
    stock: row.stock,
    delivered: current.delivered,
    out: row.out,
    post_rate: current.posts.due === 0 ? null : current.posts.posted / current.posts.due,
    return_to_shelf: current.returnToShelf.medianSeconds,
    content_score: current.contentScore,
  };
  return values[order] ?? null;
}
