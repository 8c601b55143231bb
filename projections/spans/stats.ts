import { dayOf } from '../kit/counters/day-of.ts';
import type { Bucket, Stat } from '../kit/counters/stat.ts';
import type { CounterRow } from '../kit/tables/counters.ts';
import { type Table, table } from '../kit/tables/table.ts';
import { type Life, spansOf } from './life.ts';
import {
  type BrandSubscriptionLifeRow,
  brandSubscriptionLivesTable,
  type LookLifeRow,
  type LookUseLifeRow,
  lookLivesTable,
  lookUseLivesTable,
  type OrderLifeRow,
  orderLivesTable,
  type StockItemLifeRow,
  stockItemLivesTable,
  type TrysetItemLifeRow,
  type TrysetLifeRow,
  trysetItemLivesTable,
  trysetLivesTable,
  type UserTicketLifeRow,
  userTicketLivesTable,
} from './tables.ts';
import { livesOf } from './tryset-lives.ts';

function countersTable(name: string): Table<CounterRow> {
  return table<CounterRow>(name, 'bucket', {
    stat: 'text',
    scope: 'integer',
    bucket: 'text',
    count: 'integer',
  });
}

export const trysetItemDaysTable = countersTable('read.tryset_item_days');
export const trysetDaysTable = countersTable('read.tryset_days');
export const stockItemDaysTable = countersTable('read.stock_item_days');
export const lookDaysTable = countersTable('read.look_days');
export const lookUseDaysTable = countersTable('read.look_use_days');
export const orderDaysTable = countersTable('read.order_days');
export const orderItemDaysTable = countersTable('read.order_item_days');
export const brandSubscriptionDaysTable = countersTable('read.brand_subscription_days');
export const userTicketDaysTable = countersTable('read.user_ticket_days');

/**
 * Counts how many things entered and left each status on each business day (UTC+9): `in_stock in 2026-03-05`,
 * `in_stock out 2026-03-05`. The scope is a brand, or 0 for all. The number that stood in a status at a day's end is the sum
 * of all that entered until then, minus all that left. `levels` names what else is counted so.
 */
function moves<Standing extends { status: string }>(
  life: Life<Standing>,
  scopes: readonly number[],
  levels: (as: Standing) => readonly string[] = () => [],
): Bucket[] {
  return spansOf(life).flatMap(({ from, until, as }) => {
    const each = [as.status, ...levels(as)];
    const buckets = each.map((level) => `${level} in ${dayOf(from)}`);
    if (until !== null) buckets.push(...each.map((level) => `${level} out ${dayOf(until)}`));
    return buckets.flatMap((bucket) => scopes.map((scope) => ({ scope, bucket })));
  });
}

/** The level of garments with this number of uses: `uses:0` to `uses:5`, the last for five or more. */
export function usesLevel(useCount: number): string {
  return `uses:${Math.min(useCount, 5)}`;
}

export const trysetItemMoves: Stat<TrysetItemLifeRow> = {
  name: 'tryset_item_moves',
  table: trysetItemLivesTable,
  keptIn: trysetItemDaysTable,
  buckets: ({ life, brandId }) => moves(life, [0, brandId]),
};

export const trysetMoves: Stat<TrysetLifeRow> = {
  name: 'tryset_moves',
  table: trysetLivesTable,
  keptIn: trysetDaysTable,
  buckets: (tryset) => livesOf(tryset).flatMap(({ life, brandId }) => moves(life, [brandId])),
};

export const stockItemMoves: Stat<StockItemLifeRow> = {
  name: 'stock_item_moves',
  table: stockItemLivesTable,
  keptIn: stockItemDaysTable,
  buckets: ({ life, brandId }) => moves(life, [0, brandId], ({ useCount }) => [usesLevel(useCount)]),
};

export const lookMoves: Stat<LookLifeRow> = {
  name: 'look_moves',
  table: lookLivesTable,
  keptIn: lookDaysTable,
  buckets: ({ lives }) => lives.flatMap(({ life, brandId }) => moves(life, [brandId])),
};

export const lookUseMoves: Stat<LookUseLifeRow> = {
  name: 'look_use_moves',
  table: lookUseLivesTable,
  keptIn: lookUseDaysTable,
  buckets: ({ life, brandId }) => moves(life, [0, brandId]),
};

export const orderMoves: Stat<OrderLifeRow> = {
  name: 'order_moves',
  table: orderLivesTable,
  keptIn: orderDaysTable,
  buckets: ({ life }) => moves(life, [0]),
};

export const orderItemMoves: Stat<OrderLifeRow> = {
  name: 'order_item_moves',
  table: orderLivesTable,
  keptIn: orderItemDaysTable,
  buckets: ({ items }) => items.flatMap(({ life, brandId }) => moves(life, [0, brandId])),
};

export const brandSubscriptionMoves: Stat<BrandSubscriptionLifeRow> = {
  name: 'brand_subscription_moves',
  table: brandSubscriptionLivesTable,
  keptIn: brandSubscriptionDaysTable,
  buckets: ({ life, brandId }) => moves(life, [0, brandId]),
};

export const userTicketMoves: Stat<UserTicketLifeRow> = {
  name: 'user_ticket_moves',
  table: userTicketLivesTable,
  keptIn: userTicketDaysTable,
  buckets: ({ life }) => moves(life, [0]),
};
