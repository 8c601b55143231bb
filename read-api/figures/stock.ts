import { sql } from 'kysely';
import { type ShownStockStatus, shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { StockItemsQuery } from '../briefs/stock/scope.ts';
import { mostUses, useCounts } from '../stock/figure-filters.ts';
import type { StockFigures } from './contract.ts';

/** Counts garments by status and by number of rentals. */
export async function stockFigures(stock: StockItemsQuery): Promise<StockFigures> {
  const uses = sql<number>`least(stock.use_count, ${sql.raw(String(mostUses))})`;
  const groups = await stock
    .select(({ fn }) => ['stock.status', uses.as('uses'), fn.countAll<bigint>().as('count')])
    .groupBy(['stock.status', uses])
    .execute();
  const sum = (matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((total, { count }) => total + Number(count), 0);
  return stockFiguresOf(
    (status) => sum((group) => group.status === status),
    (useCount) => sum((group) => group.uses === useCount),
  );
}

/** Lists every status and number of rentals with its count. */
export function stockFiguresOf(
  inStatus: (status: ShownStockStatus) => number,
  used: (useCount: number) => number,
): StockFigures {
  const statuses = shownStockStatuses.map((status) => ({ status, count: inStatus(status) }));
  return {
    total: statuses.reduce((total, { count }) => total + count, 0),
    statuses,
    useCounts: useCounts.map(Number).map((useCount) => ({
      useCount,
      orMore: useCount === mostUses,
      count: used(useCount),
    })),
  };
}
