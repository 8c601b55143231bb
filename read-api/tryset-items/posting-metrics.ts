import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { eventPosting } from '../brand-events/event-posting.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { type TrysetItemsQuery, trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadDeps } from '../deps.ts';
import { isPostDue } from './figure-filters.ts';
import type { PostingMetrics, PostingQuery, PostRate } from './posting-contract.ts';

/** Post rate columns for a query over delivered items; `now` is an ISO instant. */
export function rateColumns(now: string) {
  return [
    sql<bigint>`count(*) filter (where ${isPostDue(now)})`.as('due'),
    sql<bigint>`count(*) filter (where item.post_status = 'posted')`.as('posted'),
  ] as const;
}

export function rateOf({ due, posted }: { due: bigint; posted: bigint }): PostRate {
  return {
    due: Number(due),
    posted: Number(posted),
    postRate: due === 0n ? null : Number(posted) / Number(due),
  };
}

/** The delivered items that the caller may see. */
export function deliveredItems(db: ReadDeps['db'], caller: Caller): TrysetItemsQuery {
  return trysetItemsFor(db, caller).where('item.deliveredAt', 'is not', null);
}

/**
 * Posting metrics over the items that the caller may see, or over the member's reservations of an event. Throws 404 if the caller
 * may not see the member.
 */
export async function postingMetrics(
  { db, now }: ReadDeps,
  caller: Caller,
  userId: number,
  { brand_event_id: brandEventId }: PostingQuery = {},
): Promise<PostingMetrics> {
  const member = membersFor(db, caller).where('member.id', '=', userId).select('member.id');
  if ((await member.executeTakeFirst()) === undefined) throw notFound('user', userId);
  const at = now().toISOString();
  if (brandEventId !== undefined) return eventPosting({ db, caller, now: at }, userId, brandEventId);
  const items = deliveredItems(db, caller).where('item.userId', '=', userId);
  const isPast = sql`item.post_due_at <= ${at}`;
  const month = sql<string>`to_char(item.delivered_at at time zone 'Asia/Seoul', 'YYYY-MM')`;
  const [all, months] = await Promise.all([
    items.select(rateColumns(at)).executeTakeFirstOrThrow(),
    items
      .groupBy(month)
      .orderBy(month)
      .select([
        month.as('month'),
        sql<bigint>`count(*)`.as('delivered'),
        sql<bigint>`count(*) filter (where item.post_status = 'posted')`.as('posted'),
        sql<bigint>`count(*) filter (where item.post_status = 'planned' and (${isPast}) is not true)`.as(
          'planned',
        ),
        sql<bigint>`count(*) filter (where item.post_status = 'refused')`.as('refused'),
        sql<bigint>`count(*) filter (where item.post_status in ('planned', 'unposted') and ${isPast})`.as(
          'overdue',
        ),
      ])
      .execute(),
  ]);
  return {
    ...rateOf(all),
    months: months.map((each) => ({
      month: each.month,
      delivered: Number(each.delivered),
      posted: Number(each.posted),
      planned: Number(each.planned),
      refused: Number(each.refused),
      overdue: Number(each.overdue),
    })),
  };
}
