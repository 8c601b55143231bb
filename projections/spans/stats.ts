import { dayOf } from '../kit/counters/day-of.ts';
import type { Bucket, Stat } from '../kit/counters/stat.ts';
import type { CounterRow } from '../kit/tables/counters.ts';
import { type Table, table } from '../kit/tables/table.ts';
import { type Life, spansOf } from './life.ts';
import {
  type LookLifeRow,
  lookLivesTable,
  type StockItemLifeRow,
  stockItemLivesTable,
  type TrysetItemLifeRow,
  type TrysetLifeRow,
  trysetItemLivesTable,
  trysetLivesTable,
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
