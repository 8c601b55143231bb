import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { effectiveTime } from '#domain/event.ts';
import { lookUseStatuses, lookUseTypes } from '#domain/look-uses/use-kinds.ts';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { orderItemStatuses, orderItemTypes } from '#domain/orders/order-kinds.ts';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { pastDeals } from '#projections/testing/past-deals.ts';
import { pastLives } from '#projections/testing/past-lives.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../../../testing/test-models.ts';

const callers = { staff, 'brand A': adminA, 'brand B': adminB };
const now = '2026-06-01T00:00:00.000Z';

interface House {
  bench: Bench;
  models: TestModels;
  clock: { now: string };
}

async function open(): Promise<House> {
  const bench = await openBench();
  const clock = { now };
  const models = await openTestModels({ database: bench, now: () => new Date(clock.now) });
  return { bench, models, clock };
}

/** The house that knows everything, and one that lives through the same events in the order in which they happened. */
let whole: House;
let living: House;
let random: Random;
let inOrder: (Told & { at: string })[];

beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  random = seeded(seed);
  [whole, living] = await Promise.all([open(), open()]);
  const told = [...pastLives(random, 12), ...pastDeals(random, 12)];
  const events = stored(told);
  await whole.bench.take(events);
  const times = new Map<string, string>();
  inOrder = told
    .map((each, index) => {
      const event = events[index];
      if (event === undefined) throw new Error('each event is stored');
      const at = effectiveTime(event.metadata, event.recordedAt, times.get(each.stream) ?? null);
      times.set(each.stream, at);
      return { ...each, at, metadata: { ...event.metadata, occurredAt: at } };
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
});
afterAll(async () => {
  for (const { models, bench } of [whole, living]) {
    await models.close();
    await bench.close();
  }
});

/** Random filters that each list knows of its past. */
function queries(time: string): Record<string, string[]> {
  const some = (values: readonly string[]) => [pick(random, values), pick(random, values)].join(',');
  const ids = (limit: number) => Array.from({ length: 4 }, () => 1 + upTo(random, limit)).join(',');
  const brand = `brand_id=${1 + upTo(random, 3)}`;
  const created = `created_time=2025-03-01,${time.slice(0, 10)}`;
  const order = `order=${pick(random, ['id', '-id', 'created_time', '-created_time'])}`;
  const page = `offset=${upTo(random, 3)}&limit=5`;
  return {
    '/v2/trysets/items': [
      `statuses=${some(trysetItemStatuses)}`,
      `state=${pick(random, overviewStatuses)}&${brand}`,
      `product_ids=${ids(5)}&${order}`,
      `user_ids=${ids(20)}&${created}`,
      `${order}&${page}`,
    ],
    '/v2/trysets': [
      `statuses=${some(overviewStatuses)}`,
      `state=${pick(random, trysetItemStatuses.slice(1))}`,
      `ids=${ids(16)}&${order}`,
      `user_ids=${ids(20)}&${created}`,
      page,
    ],
    '/v1/stocks': [
      `statuses=${some(shownStockStatuses)}&${brand}`,
      `product_size_id=${1 + upTo(random, 7)}`,
      `code=S-${1 + upTo(random, 4)}&${order}`,
      `product_ids=${ids(5)}&${created}`,
    ],
    '/v1/looks': [
      `certification_status=${some(lookOverallStatuses)}`,
      brand,
      `product_ids=${1 + upTo(random, 5)}&${order}`,
      `user_id=${1 + upTo(random, 20)}&${created}`,
    ],
    '/v1/look-uses': [
      `statuses=${some(lookUseStatuses)}&${brand}`,
      `types=${some(lookUseTypes)}&${order}`,
      `look_id=${1 + upTo(random, 5)}&${created}`,
      `user_id=${1 + upTo(random, 5)}&ids=${ids(12)}`,
    ],
    '/v2/orders/invoice-items': [
      `statuses=${some(orderItemStatuses)}&${brand}`,
      `types=${some(orderItemTypes)}&${order}`,
      `product_ids=${ids(5)}&${created}`,
      `user_id=${1 + upTo(random, 5)}&order_ids=${ids(12)}`,
      `ids=${1 + upTo(random, 12)}01&${page}`,
    ],
    '/v2/orders': [
      `statuses=${some(orderItemStatuses)}&${brand}`,
      `types=${pick(random, orderItemTypes)}&payment_method=vbank&${order}`,
      `user_id=${1 + upTo(random, 5)}&${created}`,
      `ids=${ids(12)}&${page}`,
    ],
    '/v2/brand_subscriptions': [
      `status=${some(brandSubscriptionStatuses)}&${brand}`,
      `ids=${ids(12)}&${order}`,
      `${created}&${page}`,
    ],
    '/v1/subscriptions/user-tickets': [
      `status=${some(userTicketStatuses)}&${order}`,
      `user_id=${1 + upTo(random, 5)}&ids=${ids(12)}`,
      `plan_id=3&plan_type=${pick(random, memberPlanTypes)}&${created}`,
    ],
  };
}

/** Trysets, their items, garments and looks are asked for more often: their lives depend on each other. */
const isThing = (path: string) =>
  ['/v2/trysets/items', '/v2/trysets', '/v1/stocks', '/v1/looks'].includes(path);

type Row = Record<string, unknown>;

/** A row without what only the current state has. */
function lasting(row: Row): Row {
  const { actions: _, lookUses: __, latestRegramRequestStatus: ___, isDuplicate: ____, ...rest } = row;
  const withoutDuplicate = (info: unknown) => info && { ...(info as Row), isDuplicate: null };
  if (!('instagramInfo' in rest)) return rest;
  return {
    ...rest,
    instagramInfo: withoutDuplicate(rest.instagramInfo),
    youtubeInfo: withoutDuplicate(rest.youtubeInfo),
  };
}

test('a list at an instant equals a list of the things as they were then', async () => {
  let taken = 0;
  const compared = new Map<string, number>();
  while (taken < inOrder.length) {
    const reached = inOrder[Math.min(inOrder.length - 1, taken + 20 + upTo(random, 100))]?.at ?? '';
    const upToNow = inOrder.filter(({ at }) => at <= reached);
    await living.bench.take(stored(upToNow));
    taken = upToNow.length;
    // Until just before the next event, everything stays as it is.
    const next = inOrder[taken]?.at ?? now;
    const time = pick(random, [reached, new Date(Date.parse(next) - 1).toISOString()]);
    living.clock.now = time;
    for (const [path, filters] of Object.entries(queries(time))) {
      const isForBrands = path !== '/v2/orders' && path !== '/v1/subscriptions/user-tickets';
      const asked = isThing(path)
        ? ['', pick(random, filters), pick(random, filters)]
        : ['', pick(random, filters)];
      for (const filter of asked) {
        for (const [name, caller] of Object.entries(isForBrands ? callers : { staff })) {
          const query = filter.includes('limit=') ? filter : `${filter}${filter === '' ? '' : '&'}limit=100`;
          const past = await whole.models.get(caller, `${path}?${query}&as_of=${time}`);
          const live = await living.models.get(caller, `${path}?${query}`);
          const what = `${name} ${path}?${query}&as_of=${time}`;
          expect([past.status, live.status], `${what} ${JSON.stringify(past.body)}`).toEqual([200, 200]);
          expect(past.body.count, what).toBe(live.body.count);
          expect(past.body.data.map(lasting), what).toEqual(live.body.data.map(lasting));
          expect(past.body.data.every(({ actions = [] }: Row) => (actions as []).length === 0)).toBe(true);
          expect(past.body.asOf).toEqual({ by: 'time', time });
          compared.set(path, (compared.get(path) ?? 0) + past.body.data.length);
        }
      }
    }
  }
  expect(Math.min(...compared.values()), JSON.stringify([...compared])).toBeGreaterThan(10);
});
