import { sql } from 'kysely';
import { inUseStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { Period } from '#http/filters.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { hasOutcome, isDelivered, isPostOverdue } from '../tryset-items/outcome-filters.ts';
import { type Asked, conditionsOf } from './asked.ts';
import { count, countedBy, type IdColumns, type Part } from './part.ts';

const ids: IdColumns = { brands: 'item.brandId', products: 'item.productId', curators: 'item.userId' };

/** The items that the caller may see and that were requested in the stretch. */
export function itemsAsked({ db, caller }: Reading, asked: Asked, stretch: Period) {
  const conditions = conditionsOf(asked, stretch, {
    id: ids[asked.dimension],
    brand: 'item.brandId',
    product: 'item.productId',
    user: 'item.userId',
    time: 'item.createdAt',
  });
  return { items: conditions.reduce((items, is) => items.where(is), trysetItemsFor(db, caller)) };
}

/** The column by which items of these rows are grouped. */
export const itemIdOf = ({ dimension }: Asked) => ids[dimension];

/** What became of the items, apart from those whose look is overdue. */
export function itemPart(reading: Reading, asked: Asked, stretch: Period): Part {
  const { items } = itemsAsked(reading, asked, stretch);
  const bought = sql`item.status = 'purchased'`;
  return countedBy(items, ids[asked.dimension], {
    requestedCount: count(sql`item.status <> 'tryset_canceled'`),
    canceledCount: count(sql`item.status = 'tryset_canceled'`),
    deliveredCount: count(isDelivered),
    inUseCount: count(sql`item.status = any(${inUseStatuses})`),
    returnedCount: count(hasOutcome.returned),
    purchasedCount: count(bought),
    givenCount: count(sql`${bought} and item.use_mode = 'gift'`),
    lostCount: count(hasOutcome.lost),
    postedCount: count(sql`${isDelivered} and item.post_status = 'posted'`),
    refusedCount: count(sql`${isDelivered} and item.post_status = 'refused'`),
  });
}

/** The delivered items whose look is overdue now: the clock decides, so no counter knows them. */
export function overduePart(reading: Reading, asked: Asked, stretch: Period): Part {
  const { items } = itemsAsked(reading, asked, stretch);
  const overdue = items.where(isDelivered).where(isPostOverdue(reading.now));
  return countedBy(overdue, ids[asked.dimension], { overdueCount: count() });
}
