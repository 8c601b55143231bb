import type { Api } from '../api.ts';

export interface FilteredList {
  name: string;
  /** Path with the filter, without paging: `/v2/trysets?statuses=canceled`. */
  path: string;
}

interface Item {
  id: number;
  trysetId: number;
  createdTime: string;
  brand: { id: number };
  product: { id: number; name: string };
  user: { id: number; username: string | null };
  stock: { id: number; code: string };
}

const [items, trysets] = ['/v2/trysets/items', '/v2/trysets'];
const encoded = encodeURIComponent;

/** Each declared filter of both lists that the loaded events can match, with values of an item in the middle. */
export async function filteredLists(api: Api): Promise<FilteredList[]> {
  const { count } = (await api.get<{ count: number }>(`${items}?limit=1`)).body;
  const page = await api.get<{ data: Item[] }>(`${items}?limit=1&offset=${Math.floor(count / 2)}`);
  const [item] = page.body.data;
  if (item === undefined) throw new Error('there are no tryset items to measure');
  const { id, trysetId, brand, product, user, stock } = item;
  const username = encoded(user.username ?? '');
  const days = (length: number) => {
    const from = Date.parse(item.createdTime);
    return [from, from + length * 86_400_000].map((time) => new Date(time).toISOString().slice(0, 10)).join();
  };
  const shared: [name: string, query: string][] = [
    ['all', ''],
    ['by state', 'state=delivery_requested'],
    ['of a member', `user_ids=${user.id}`],
    ['of women', 'user_genders=female'],
    ['of members in Korea', 'user_regions=KOREA'],
    ['requested in a day', `created_time=${days(1)}`],
    ['requested in a month', `created_time=${days(30)}`],
    ['oldest first', 'order=created_time'],
  ];
  const ofItems: [name: string, query: string][] = [
    ...shared,
    ['canceled', 'statuses=tryset_canceled'],
    ['by two statuses', 'statuses=tryset_canceled,tryset_preparing'],
    ['of a brand', `brand_id=${brand.id}`],
    ['of a brand, canceled', `brand_id=${brand.id}&statuses=tryset_canceled`],
    ['of a product', `product_ids=${product.id}`],
    ['by a product’s name', `product_name=${encoded(product.name)}`],
    ['of a garment', `stock_ids=${stock.id}`],
    ['by a garment’s code', `codes=${encoded(stock.code)}`],
    ['of a tryset', `tryset_ids=${trysetId}`],
    ['by id', `ids=${id}`],
    ['by a text: a member’s name', `q=${username}`],
    ['by a text: a product’s name', `name=${encoded(product.name)}`],
    ['by a tracking number', 'tracking_number=nobody-sent-it'],
    ['sent by a usual courier', 'delivery_type=normal'],
    ['without a look', 'is_look_posted=false'],
    ['whose look is open', 'post_statuses=unposted'],
    ['overdue', 'is_overdue=true'],
    ['not asked back', 'is_return_requested=false'],
    ['reported damaged', 'is_damage_reported=true'],
    ['last changed first', 'order=-updated_time'],
  ];
  const ofTrysets: [name: string, query: string][] = [
    ...shared,
    ['by overview status', 'statuses=delivery_requested'],
    ['by a text: a member’s name', `keyword=${username}`],
    ['by id', `ids=${trysetId}`],
    ['not express', 'is_prefer_express=false'],
    ['late to prepare', 'time_to_prepare_delivery_overdue=true'],
  ];
  return [
    ...ofItems.map(([name, query]) => ({ name: `items ${name}`, path: `${items}?${query}` })),
    ...ofTrysets.map(([name, query]) => ({ name: `trysets ${name}`, path: `${trysets}?${query}` })),
  ];
}
