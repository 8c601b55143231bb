import { itemOutcome, lostOutcomes } from '#domain/tryset-items/outcome.ts';
import { inUseStatuses } from '#domain/tryset-items/rental-groups.ts';
import { dayOf } from '../kit/counters/day-of.ts';
import { type Stat, sumsByDay } from '../kit/counters/stat.ts';
import { type TrysetItemRow, trysetItemsTable } from '../tryset-items/tables.ts';
import { inEachDimension } from './places.ts';
import { itemDaysTable } from './tables.ts';

const inUse: readonly string[] = inUseStatuses;
const one = (is: boolean) => (is ? 1 : 0);

/**
 * What became of the items that were requested on each day. The clock makes posts overdue, so the sums keep how many looks are
 * awaited.
 */
export const metricItemDays: Stat<TrysetItemRow> = sumsByDay('metric_item_days', trysetItemsTable, {
  since: 'createdAt',
  keptIn: itemDaysTable,
  parts(item) {
    if (item.isRemoved) return [];
    const { status, brandId, productId, userId, postStatus, createdAt } = item;
    const isCanceled = status === 'tryset_canceled';
    const isDelivered = item.deliveredAt !== null;
    const isBought = status === 'purchased';
    const outcome = itemOutcome(item);
    const isLost = outcome !== null && lostOutcomes.includes(outcome);
    const isAwaited = item.postDueAt !== null && (postStatus === 'unposted' || postStatus === 'planned');
    const sums = {
      requestedCount: one(!isCanceled),
      canceledCount: one(isCanceled),
      deliveredCount: one(isDelivered),
      inUseCount: one(inUse.includes(status)),
      returnedCount: one(outcome === 'returned'),
      purchasedCount: one(isBought),
      givenCount: one(isBought && item.useMode === 'gift'),
      lostCount: one(isLost),
      postedCount: one(isDelivered && postStatus === 'posted'),
      refusedCount: one(isDelivered && postStatus === 'refused'),
      awaitedCount: one(isDelivered && isAwaited),
    };
    return [{ places: inEachDimension({ brandId, productId, userId, day: dayOf(createdAt) }), sums }];
  },
});
