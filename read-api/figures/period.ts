import { sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import type { TrysetItemsQuery } from '../briefs/tryset-items/scope.ts';
import { countOf } from '../kit/count-rows.ts';
import { within } from '../kit/search.ts';
import { isPostDue, isReturnRequested } from '../tryset-items/figure-filters.ts';
import type { Duration, PeriodFigures } from './contract.ts';

/** SQL: seconds from an item's request to its delivery. */
export const deliverySeconds = sql<number>`extract(epoch from item.delivered_at - item.created_at)`;
/** SQL: seconds from an item's return request until its garment was back in stock. */
export const shelfSeconds = sql<number>`extract(epoch from rental.shelved_at - item.return_requested_at)`;

/** SQL: median and 90th percentile of seconds; null if there are no values. */
function quantiles(seconds: typeof deliverySeconds) {
  return sql<(number | null)[] | null>`percentile_cont(array[0.5, 0.9]) within group (order by ${seconds})`;
}

export function durationOf(count: bigint, found: readonly (number | null)[] | null): Duration {
  const [median, p90] = (found ?? []).map((seconds) => (seconds === null ? null : Math.round(seconds)));
  return { count: Number(count), medianSeconds: median ?? null, p90Seconds: p90 ?? null };
}

/** Figures of a period over the items that `items` selects. `now` decides which looks are due. */
export async function periodFigures(
  items: TrysetItemsQuery,
  period: Period,
  now: string,
): Promise<Omit<PeriodFigures, 'looks'>> {
  const count = (column: string) =>
    countOf(items.where(within(column, period)).select((select) => select.fn.countAll<bigint>().as('count')));
  const [requested, returnRequested, deferred, delivered, shelved] = await Promise.all([
    count('item.createdAt'),
    count('item.returnRequestedAt'),
    count('item.deferredAt'),
    items
      .where(within('item.deliveredAt', period))
      .select(({ fn }) => [
        fn.countAll<bigint>().as('count'),
        quantiles(deliverySeconds).as('quantiles'),
        sql<bigint>`count(*) filter (where ${isPostDue(now)})`.as('due'),
        sql<bigint>`count(*) filter (where item.post_status = 'posted')`.as('posted'),
      ])
      .executeTakeFirstOrThrow(),
    items
      .innerJoin('read.stockRentals as rental', 'rental.trysetItemId', 'item.id')
      .where(within('rental.shelvedAt', period))
      .select(({ fn }) => [
        fn.countAll<bigint>().as('count'),
        sql<bigint>`count(*) filter (where ${isReturnRequested})`.as('timed'),
        quantiles(shelfSeconds).as('quantiles'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    requested,
    delivered: Number(delivered.count),
    returnRequested,
    shelved: Number(shelved.count),
    deferred,
    requestToDelivery: durationOf(delivered.count, delivered.quantiles),
    returnToShelf: durationOf(shelved.timed, shelved.quantiles),
    posts: { due: Number(delivered.due), posted: Number(delivered.posted) },
  };
}
