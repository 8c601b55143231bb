import { type StockStatus, shownStockStatuses } from '#domain/stock/stock-status.ts';
import type { CountsByStatus } from './contract.ts';

/** Counts of garments by status; every status is present, even with 0. */
export function countsByStatus(count: (status: StockStatus) => number): CountsByStatus {
  const counts = shownStockStatuses.map((status) => [status, count(status)] as const);
  return Object.fromEntries(counts) as CountsByStatus;
}
