import { sql } from 'kysely';
import { type OrderItemStanding, orderRules } from '#domain/orders/order-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { filteredItems, type OrderItemsParams } from './item-lists.ts';
import { wholeActions } from './item-shown.ts';

/** The actions that bulk calls take on items. Items are canceled one by one, or with their order. */
export const itemBulkRules = {
  ...orderRules,
  table: orderRules.table.filter(({ action }) => !wholeActions.has(action) && action !== 'cancel_items'),
};

/** The matching items grouped by the values that guards of people's actions use, in one statement. */
export async function orderItemStandings(
  reading: Reading,
  query: OrderItemsParams,
): Promise<StandingGroup<OrderItemStanding>[]> {
  const { items } = await filteredItems(reading, query);
  const rows = await items
    .clearSelect()
    .select(['item.status', 'item.returnFault'])
    .select(sql<boolean>`item.goodwill < item.item_cash`.as('hasMoneyLeft'))
    .select(sql<string>`count(*)`.as('count'))
    .groupBy(['item.status', 'item.returnFault', sql`item.goodwill < item.item_cash`])
    .execute();
  // Only the settlement, and a member's own request, depend on times.
  const ofOthers = { completedTime: null, settledTime: null };
  return rows.map(({ status, returnFault, hasMoneyLeft, count }) => ({
    standing: { ...ofOthers, status, returnFault, itemCash: hasMoneyLeft ? 1 : 0, goodwill: 0 },
    count: Number(count),
  }));
}
