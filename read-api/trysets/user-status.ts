import type { NotNull } from 'kysely';
import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import { validItems } from '#domain/tryset-items/main-item.ts';
import { type OverviewStatus, overviewStatus } from '#domain/tryset-items/overview-status.ts';
import { dayMs } from '#domain/tryset-items/trial.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadDeps } from '../deps.ts';
import type { TrysetUserStatus } from './contract.ts';
import { returnsOf } from './returns.ts';
import { rowsFor } from './rows-for-brand.ts';
import { itemsFor, trysetsFor } from './scope.ts';

const using: readonly OverviewStatus[] = ['delivery_requested', 'delivering', 'delivered'];
const returning: readonly OverviewStatus[] = ['return_requested', 'returning', 'return_deferred'];

/**
 * A member's current rentals among the items that the caller may see. Throws 404 if the caller may not see the
 * member.
 */
export async function trysetUserStatus(
  { db }: ReadDeps,
  caller: Caller,
  userId: number,
): Promise<TrysetUserStatus> {
  const member = await membersFor(db, caller)
    .where('member.id', '=', userId)
    .select('member.id')
    .executeTakeFirst();
  if (member === undefined) throw notFound('user', userId);
  const [trysets, items] = await Promise.all([
    trysetsFor(db, caller)
      .where('tryset.userId', '=', userId)
      .where('tryset.seenStatus', 'is not', null)
      .selectAll('tryset')
      .$narrowType<{ seenStatus: NotNull }>()
      .orderBy('tryset.id', 'desc')
      .execute(),
    trysetItemsFor(db, caller)
      .where('item.userId', '=', userId)
      .select(['item.trysetId', 'item.status', 'item.deliveredAt', 'item.trialDays'])
      .select(['item.returnRequestedAt', 'item.pickupReason'])
      .select(['item.requestedPickupDate', 'item.confirmedPickupDate'])
      .execute(),
  ]);
  const underWay = await rowsFor(
    db,
    caller,
    trysets.filter((tryset) => tryset.seenStatus !== 'returned'),
  );
  // An item that is back or on its way back is no longer in use, though its tryset may be.
  const stages = underWay.flatMap(({ items: all }) =>
    itemsFor(caller, all).map(({ status }) => overviewStatus([status])),
  );
  const count = (counted: readonly OverviewStatus[]) => {
    const isCounted = (stage: OverviewStatus | null) => stage !== null && counted.includes(stage);
    return {
      trysets: underWay.filter(({ seenStatus }) => isCounted(seenStatus)).length,
      items: stages.filter(isCounted).length,
    };
  };
  const inUse = count(using);
  const onTheirWay = count(returning);
  const hasDeferred = items.some(({ status }) => status === 'return_deferred');
  return {
    currentUsingTrysetCount: inUse.trysets,
    currentUsingTrysetItemCount: inUse.items,
    currentReturningTrysetCount: onTheirWay.trysets,
    currentReturningTrysetItemCount: onTheirWay.items,
    canRequestNewRent: !hasDeferred,
    hasDeferredTrysetItem: hasDeferred,
    trysetStatusOverviewList: underWay.map((tryset) => {
      const own = items.filter((item) => item.trysetId === tryset.id);
      const delivered = own.flatMap(({ deliveredAt }) => deliveredAt ?? []).sort();
      const ends = own.flatMap(({ status, deliveredAt, trialDays }) =>
        deliveredAt === null || finalItemStatuses.includes(status)
          ? []
          : new Date(Date.parse(deliveredAt) + trialDays * dayMs).toISOString(),
      );
      const { requestedPickupDate, confirmedPickupDate } = returnsOf(tryset, own);
      return {
        trysetId: tryset.id,
        status: tryset.seenStatus,
        itemsCount: validItems(itemsFor(caller, tryset.items)).length,
        estimatedDeliveryTime: tryset.expectedDeliveryOn,
        deliveredTime: delivered[0] ?? null,
        expirationTime: ends.sort()[0] ?? null,
        requestedPickupDate,
        confirmedPickupDate,
      };
    }),
  };
}
