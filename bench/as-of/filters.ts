import type { Api } from '../api.ts';

type Named = [name: string, query: string];

interface Item {
  brand: { id: number };
  product: { id: number };
  user: { id: number };
}

const dayMs = 86_400_000;

/** The instant so many days ago, at noon of a day in UTC. */
export function instant(daysAgo: number): string {
  return `${day(daysAgo)}T12:00:00.000Z`;
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** Returns the filters that a list of items knows of the past, with values of an item in the middle of the list. */
export async function filtersThen(api: Api): Promise<(daysAgo: number) => Named[]> {
  const { count } = (await api.get<{ count: number }>('/v2/trysets/items?limit=1')).body;
  const page = await api.get<{ data: Item[] }>(`/v2/trysets/items?limit=1&offset=${Math.floor(count / 2)}`);
  const [item] = page.body.data;
  if (item === undefined) throw new Error('there are no tryset items to measure');
  const { brand, product, user } = item;
  return (daysAgo) => [
    ['all', ''],
    ['with the member', 'statuses=tryset_delivered'],
    ['on their way back or in check', 'statuses=return_delivering,return_arrived'],
    ['canceled', 'statuses=tryset_canceled'],
    ['of a brand', `brand_id=${brand.id}`],
    ['of a brand, with the member', `brand_id=${brand.id}&statuses=tryset_delivered`],
    ['of a product', `product_ids=${product.id}`],
    ['of a member', `user_ids=${user.id}`],
    ['of a member, returned', `user_ids=${user.id}&statuses=return_delivered`],
    ['requested in the month before', `created_time=${day(daysAgo + 31)},${day(daysAgo + 1)}`],
  ];
}
