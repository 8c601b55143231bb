import type { Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadDeps } from '../deps.ts';
import type { TrysetItemMetrics } from './contract.ts';

/** Counts a member's items that the caller may see, by state. Throws 404 if the caller may not see the member. */
export async function trysetItemMetrics(
  { db }: ReadDeps,
  caller: Caller,
  userId: number,
): Promise<Static<typeof TrysetItemMetrics>> {
  const member = await membersFor(db, caller)
    .where('member.id', '=', userId)
    .select('member.id')
    .executeTakeFirst();
  if (member === undefined) throw notFound('user', userId);
  const counts = await trysetItemsFor(db, caller)
    .where('item.userId', '=', userId)
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('item.status', '!=', 'tryset_canceled').as('total'),
      fn
        .countAll<bigint>()
        .filterWhere('item.status', 'in', ['tryset_requested', 'tryset_preparing'])
        .as('pending'),
      fn.countAll<bigint>().filterWhere('item.status', '=', 'tryset_delivered').as('inUse'),
      fn.countAll<bigint>().filterWhere('item.refusalType', '=', 'planned').as('planned'),
      fn.countAll<bigint>().filterWhere('item.lookId', 'is not', null).as('posted'),
    ])
    .executeTakeFirstOrThrow();
  const planned = Number(counts.planned);
  return {
    pendingItemCount: Number(counts.pending),
    inUseItemCount: Number(counts.inUse),
    plannedTrysetItemCount: planned,
    totalCount: Number(counts.total),
    lookPostedCount: Number(counts.posted),
    plannedCount: planned,
  };
}
