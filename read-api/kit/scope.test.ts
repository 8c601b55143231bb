import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Tables whose rows belong to a brand or a member. */
const owned = [
  /selectFrom\(\s*'read\.(trysetItems|stockItems|trysets|trysetBrands|looks|lookItems|lookBrands|products|brands|brandSubscriptions|brandInvoices|brandMonths|cashEntries|payouts|payoutLines|orders|orderItems|userTickets|users)\b/,
  /\bfrom\s+read\.(tryset_items|stock_items|trysets|tryset_brands|looks|look_items|look_brands|products|brands|brand_subscriptions|brand_invoices|brand_months|cash_entries|payouts|payout_lines|orders|order_items|user_tickets|users)\b/,
];

/**
 * Files that query these tables themselves. They read rows by ids that a `scope.ts` query selected, return ids that
 * such a query then narrows, serve staff only, or restrict the rows to one brand.
 */
const exceptions = [
  'briefs/brands/scope.ts',
  'brand-events/moves.ts',
  'brand-events/scope.ts',
  'collaborations/scope.ts',
  'brand-invoices/area.ts',
  'brand-invoices/scope.ts',
  'brand-plans/scope.ts',
  'brand-subscriptions/area.ts',
  'brand-subscriptions/lists.ts',
  'brand-subscriptions/scope.ts',
  'event-tickets/scope.ts',
  'likes/things.ts',
  'briefs/looks/scope.ts',
  'briefs/looks/given-cash.ts',
  'cash/scope.ts',
  'payouts/scope.ts',
  'looks/count-by-days.ts',
  'looks/filters.ts',
  'looks/moves.ts',
  'looks/detail.ts',
  'looks/progress.ts',
  'member-plans/scope.ts',
  'briefs/orders/of-tryset-items.ts',
  'briefs/orders/purchase-steps.ts',
  'orders/filters.ts',
  'orders/lists.ts',
  'orders/past.ts',
  'orders/moves.ts',
  'orders/scope.ts',
  'orders/searched-streams.ts',
  'orders/sums-by-day.ts',
  'orders/whole-orders.ts',
  'settlements/area.ts',
  'settlements/scope.ts',
  'settlements/tax-invoices/scope.ts',
  'settlements/totals.ts',
  'user-tickets/lists.ts',
  'user-tickets/scope.ts',
  'briefs/members/scope.ts',
  'briefs/products/scope.ts',
  'products/streams.ts',
  'briefs/stock/scope.ts',
  'stock/id-names.ts',
  'stock/streams.ts',
  'briefs/tryset-items/scope.ts',
  'tryset-items/streams.ts',
  'trysets/scope.ts',
  'trysets/past-list.ts',
  'briefs/brands/search.ts',
  'members/searched-streams.ts',
  'looks/searched-streams.ts',
  'user-tickets/searched-streams.ts',
  'briefs/products/search.ts',
  'briefs/stock/search.ts',
  'stock/searched-streams.ts',
  'trysets/searched-streams.ts',
  'brands/filters.ts',
  'brands/list.ts',
  'brands/take-back.ts',
  'benchmarks/shown.ts',
  'incidents/like.ts',
  'figures/dimensions.ts',
  'metrics/like-part.ts',
  'metrics/look-parts.ts',
  'metrics/money-parts.ts',
  'metrics/things.ts',
  'products/availability.ts',
  'briefs/products/in-categories.ts',
  'products/rows.ts',
  'briefs/products/shots.ts',
  'stock/rows.ts',
  'tryset-items/filters.ts',
  'tryset-items/rows.ts',
  'members/rows.ts',
  'points/earnings.ts',
  'points/expected.ts',
  'slots/lists.ts',
];

const readApi = join(import.meta.dirname, '..');

it('is the start of every read of owned data', async () => {
  const files = (await readdir(readApi, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('testing/'));
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(join(readApi, file), 'utf8');
    if (owned.some((read) => read.test(text))) found.push(file);
  }
  expect(found.sort()).toEqual([...exceptions].sort());
});
