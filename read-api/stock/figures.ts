import type { Static } from 'typebox';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../deps.ts';
import { counterBuckets } from '../kit/counters.ts';
import type { StockOverview, StockStatusStats, StockUseStats } from './contract.ts';
import { countsByStatus } from './counts-by-status.ts';

const uses = [0, 1, 2, 3, 4, 5] as const;

/** Number of garments that the caller may see: all, or those of one brand. */
export async function stockOverview(
  { db }: ReadDeps,
  caller: Caller,
  brandId?: number,
): Promise<Static<typeof StockOverview>> {
  const [statuses, requests] = await Promise.all([
    counterBuckets(db, caller, 'stock_items_by_status', brandId),
    counterBuckets(db, caller, 'stock_items_out_stock_requested', brandId),
  ]);
  const count = (status: string) => statuses?.get(status) ?? 0;
  return {
    total: shownStockStatuses.reduce((sum, status) => sum + count(status), 0),
    statuses: countsByStatus(count),
    inUse: count('in_use'),
    requested: count('requested'),
    inCheck: count('in_check'),
    outStockRequested: requests?.get('requested') ?? 0,
  };
}

export async function stockByStatus(
  deps: ReadDeps,
  caller: Caller,
  brandId?: number,
): Promise<StockStatusStats> {
  const { total, statuses } = await stockOverview(deps, caller, brandId);
  return { total, data: shownStockStatuses.map((status) => ({ status, count: statuses[status] })) };
}

export async function stockByUse({ db }: ReadDeps, caller: Caller, brandId?: number): Promise<StockUseStats> {
  const counts = await counterBuckets(db, caller, 'stock_items_by_use', brandId);
  const data = uses.map((useCount) => ({
    useCount,
    orMore: useCount === uses.at(-1),
    count: counts?.get(String(useCount)) ?? 0,
  }));
  return { total: data.reduce((sum, { count }) => sum + count, 0), data };
}
