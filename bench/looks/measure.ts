import type { Api } from '../api.ts';
import { type Spread, timed } from '../spread.ts';

export interface LooksFigure {
  name: string;
  /** Number of matching looks; null for figures of other calls than lists. */
  count: number | null;
  milliseconds: Spread;
  /** The times of the same call right after an event, so that no cache helps; null for calls that are not cached. */
  afterEvents: Spread | null;
}

const runs = 60;
const warmUp = 5;

interface LookOfList {
  id: number;
  description: string;
  user: { id: number; username: string | null };
  lookItemMappings: { brand: { id: number }; product: { id: number }; trysetItemId: number }[];
}

/** Measures the list of looks with each of its filters, the counts by status, and the certification desk. */
export async function measureLooks(api: Api): Promise<LooksFigure[]> {
  const figures: LooksFigure[] = [];
  const happens = await somethingThatHappens(api);
  const examples = await examplesOf(api);
  const moves = productThatChanges(api, examples);
  for (const [name, filter] of filtersFor(examples, await largestCategory(api))) {
    let count = 0;
    // Each run requests another page, as the cache would answer a repeated one.
    const page = async (run: number) => {
      const asked = typeof filter === 'string' ? filter : filter(run);
      const { body } = await api.get<{ count: number }>(`/v1/looks?limit=50&offset=${run}&${asked}`);
      count = body.count;
    };
    const milliseconds = await timed(runs, warmUp, page);
    const afterEvents = await timed(runs, 0, (run) => page(runs + warmUp + run), happens);
    figures.push({ name, count, milliseconds, afterEvents });
    if (!followed.includes(name)) continue;
    const afterMoves = await timed(runs, 0, (run) => page(2 * runs + warmUp + run), moves);
    figures.push({
      name: `${name}, a product being revised`,
      count,
      milliseconds: afterMoves,
      afterEvents: null,
    });
  }
  const whole = await timed(runs, warmUp, () => silent(api.read('/v1/looks/certification_stats')));
  figures.push({ name: 'how many stand where, of all', ...none, milliseconds: whole });
  const stats = await timed(runs, warmUp, (run) =>
    // A different member in each run: counts are cached until the next event.
    silent(api.read(`/v1/looks/certification_stats?user_id=${run + 1}`)),
  );
  figures.push({ name: 'how many stand where, of a member', ...none, milliseconds: stats });
  return [...figures, ...(await measureDesk(api))];
}

/** Counts without a counter. After an event that may move looks they cost more than after an unrelated event. */
const followed = ['of a category', 'whose text holds a word that many hold'];

const none = { count: null, afterEvents: null };

/** Returns a function that writes an event unrelated to looks, and resolves once the read models include it. */
async function somethingThatHappens(api: Api): Promise<() => Promise<void>> {
  const state = { filters: {}, order: null, columns: null, density: null, size: null };
  const view = { room: 'looks', name: 'view 0', state };
  const { id } = (await api.post<{ id: number }>('/v1/views', view)).body;
  let times = 0;
  return async () => {
    times += 1;
    const { headers } = await api.patch(`/v1/views/${id}`, { name: `view ${times}` });
    await api.get('/v1/views?room=looks', { 'x-min-position': headers.get('x-position') ?? '0' });
  };
}

/**
 * Returns a function that changes the price of a product which looks tag, so that each look may have moved. It
 * resolves once the read models include the change.
 */
function productThatChanges(api: Api, looks: LookOfList[]): () => Promise<void> {
  const id = looks[0]?.lookItemMappings[0]?.product.id;
  let price = 10_000;
  return async () => {
    price += 100;
    const { headers } = await api.patch(`/v2/products/${id}`, { original_price: price, price });
    await api.get('/v1/views?room=looks', { 'x-min-position': headers.get('x-position') ?? '0' });
  };
}

/**
 * Measures the calls of the certification desk: the oldest waiting looks, a lease on some of them, and all data of
 * one look.
 */
async function measureDesk(api: Api): Promise<LooksFigure[]> {
  const list = '/v1/looks?certification_status=in_progress&order=id&limit=20';
  const refill = await timed(runs, warmUp, (run) => silent(api.read(`${list}&offset=${run}`)));
  const { body } = await api.get<{ data: { id: number }[] }>(list.replace('limit=20', 'limit=100'));
  const ids = body.data.map(({ id }) => id);
  const next = await timed(runs, warmUp, async (run) => {
    const wanted = ids.slice(run, run + 20);
    const lent = await api.post<{ lookIds: number[] }>('/v1/looks/loans', { look_ids: wanted, at_most: 4 });
    await api.read(`/v1/looks/${lent.body.lookIds[0]}`);
  });
  return [
    { name: 'the desk: what waits longest', ...none, milliseconds: refill },
    { name: 'the desk: the next look is lent and read', ...none, milliseconds: next },
  ];
}

/** Returns each filter's query. Filters whose results are cached until the next event vary it per run. */
function filtersFor(
  looks: LookOfList[],
  categoryId: number,
): [name: string, filter: string | ((run: number) => string)][] {
  const [look] = looks;
  const item = look?.lookItemMappings[0];
  if (look === undefined || item === undefined) throw new Error('there is no look that tags an item');
  const { brand, product, trysetItemId } = item;
  return [
    ['all', ''],
    ['certified', 'certification_status=certified'],
    ['waiting', 'certification_status=in_progress'],
    ['deferred', 'certification_status=on_hold'],
    ['rejected or deferred', 'certification_status=rejected,on_hold'],
    ['on YouTube', 'sns_type=Youtube'],
    ['of women', 'gender=female'],
    ['of a brand', `brand_id=${brand.id}`],
    ['of a brand, rejected', `brand_id=${brand.id}&certification_status=rejected`],
    ['of a product', `product_ids=${product.id}`],
    ['of a category', `category_ids=${categoryId}`],
    ['of a tryset item', `tryset_item_ids=${trysetItemId}`],
    ['of a member', `user_id=${look.user.id}`],
    ['of members with an a in their name', 'username=a'],
    ['of members by their name', `username=${encodeURIComponent(look.user.username ?? '')}`],
    ['of public members', 'public_user=true'],
    ['that lead to the same post', 'is_duplicate=true'],
    ['hidden', 'is_hidden=true'],
    ['with a valid link', 'is_link_valid=true'],
    ['of a month', (run) => `created_time=${day(run)},${day(run + 30)}`],
    ['of half a year', (run) => `created_time=${day(run - 180)},${day(run)}`],
    ['decided in a week', (run) => `decided_time=${day(run)},${day(run + 6)}`],
    ['decided in half a year', (run) => `decided_time=${day(run - 180)},${day(run)}`],
    ['decided by rules', 'decided_by=RULE'],
    ['liked by a brand', 'brand_like_exists=true'],
    ['whose text holds a word that many hold', `q=${look.description.split(' ')[0]}`],
    ['whose text holds a word', (run) => `q=${looks[run % looks.length]?.description.split('#').at(-1)}`],
    ['by likes', 'order=-like'],
    ['by likes of the post', 'order=-post_like'],
    ['oldest change first', 'order=updated_time'],
  ];
}

/** Returns the category with the most products. */
async function largestCategory(api: Api): Promise<number> {
  const { body } = await api.get<{ data: { category: { id: number } | null }[] }>('/v2/products?limit=500');
  const ids = body.data.flatMap(({ category }) => category?.id ?? []);
  const [largest] = [...Map.groupBy(ids, (id) => id)].sort(([, one], [, other]) => other.length - one.length);
  if (largest === undefined) throw new Error('no product has a category');
  return largest[0];
}

/** Returns looks from the middle of the list, whose values serve as filters that match. */
async function examplesOf(api: Api): Promise<LookOfList[]> {
  const page = (limit: number, offset: number) =>
    api.get<{ count: number; data: LookOfList[] }>(`/v1/looks?limit=${limit}&offset=${offset}`);
  const { count } = (await page(1, 0)).body;
  return (await page(runs + warmUp, Math.floor(count / 2))).body.data;
}

const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
const silent = (reading: Promise<number>) => reading.then(() => undefined);
