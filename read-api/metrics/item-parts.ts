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

/** What became of the items. */
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
    overdueCount: count(sql`${isDelivered} and ${isPostOverdue(reading.now)}`),
  });
}

/** The delivered items whose look is awaited but not due yet, to subtract from all that is awaited. There are only a few. */
export function unduePart(reading: Reading, asked: Asked, stretch: Period): Part {
  const { items } = itemsAsked(reading, asked, stretch);
  const undue = items
    .where(isDelivered)
    .where('item.postStatus', 'in', ['unposted', 'planned'])
    .where('item.postDueAt', '>', reading.now);
  return countedBy(undue, ids[asked.dimension], { overdueCount: sql`-count(*)` });
}
