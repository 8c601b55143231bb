/** A list page that is measured. */
export interface ListQuery {
  name: string;
  path: string;
  /** Whether enough rows match for a page at the deep offset. */
  isDeep: boolean;
}

export const deepOffset = 50_000;

/**
 * Every list with its usual filters, including filters that match most rows and filters that match few. `{brand}`,
 * `{product}` and `{member}` are replaced by values of the data before the call.
 */
export const listQueries: readonly ListQuery[] = [
  { name: 'tryset items', path: '/v2/trysets/items?', isDeep: true },
  { name: 'tryset items, most: returned', path: '/v2/trysets/items?statuses=return_delivered', isDeep: true },
  {
    name: 'tryset items, few: requested',
    path: '/v2/trysets/items?statuses=tryset_requested',
    isDeep: false,
  },
  {
    name: 'tryset items by two statuses',
    path: '/v2/trysets/items?statuses=return_delivered,purchased',
    isDeep: true,
  },
  { name: 'tryset items of a brand', path: '/v2/trysets/items?brand_id={brand}', isDeep: true },
  { name: 'tryset items without a look', path: '/v2/trysets/items?post_statuses=unposted', isDeep: true },
  { name: 'tryset items of a product', path: '/v2/trysets/items?product_ids={product}', isDeep: false },
  { name: 'tryset items of a month', path: '/v2/trysets/items?created_time={month}', isDeep: false },
  { name: 'tryset items by a member’s name', path: '/v2/trysets/items?q={username}', isDeep: false },
  { name: 'tryset items, oldest change first', path: '/v2/trysets/items?order=updated_time', isDeep: true },
  { name: 'trysets', path: '/v2/trysets?', isDeep: true },
  { name: 'trysets, most: returned', path: '/v2/trysets?statuses=returned', isDeep: true },
  { name: 'trysets, few: delivering', path: '/v2/trysets?statuses=delivering', isDeep: false },
  { name: 'trysets by region', path: '/v2/trysets?user_regions=KOREA', isDeep: true },
  { name: 'stock items', path: '/v1/stocks?', isDeep: false },
  { name: 'stock items in stock', path: '/v1/stocks?statuses=in_stock', isDeep: false },
  { name: 'stock items of a brand', path: '/v1/stocks?brand_id={brand}&statuses=in_stock', isDeep: false },
  { name: 'stock items by code', path: '/v1/stocks?code={code}', isDeep: false },
  { name: 'members', path: '/v1/users?', isDeep: true },
  { name: 'members by role', path: '/v1/users?role=curator', isDeep: true },
  { name: 'members by name', path: '/v1/users?username={username}', isDeep: false },
  { name: 'products', path: '/v2/products?', isDeep: false },
  { name: 'products of a brand', path: '/v2/products?brand_ids={brand}', isDeep: false },
  { name: 'brands', path: '/v1/brands?', isDeep: false },
  { name: 'categories', path: '/v2/categories?', isDeep: false },
];
