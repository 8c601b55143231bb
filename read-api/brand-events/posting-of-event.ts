import { type SqlBool, sql } from 'kysely';
import { openReservationStates } from '#domain/brand-events/event-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadDeps } from '../deps.ts';
import { among } from '../kit/search.ts';
import type { PostingMetrics } from '../tryset-items/posting-contract.ts';
import { rateOf } from '../tryset-items/posting-metrics.ts';
import { isTagged, reservationsFor } from './scope.ts';

/**
 * What became of a member's reservations of an event, by the month of the event (UTC+9). Throws 404 if the caller may not see the
 * member.
 */
export async function postingOfEvent(
  { db, now }: ReadDeps,
  caller: Caller,
  { userId, brandEventId }: { userId: number; brandEventId: number },
): Promise<PostingMetrics> {
  const member = membersFor(db, caller).where('member.id', '=', userId).select('member.id');
  if ((await member.executeTakeFirst()) === undefined) throw notFound('user', userId);
  const isOpen = among('reservation.status', openReservationStates);
  const isOver = sql<SqlBool>`event.ends_at <= ${now().toISOString()}`;
  const count = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<bigint>`count(*) filter (where ${condition})`;
  const month = sql<string>`to_char(event.start_date, 'YYYY-MM')`;
  const months = await reservationsFor(db, caller)
    .innerJoin('read.brandEvents as event', 'event.id', 'reservation.brandEventId')
    .where('reservation.userId', '=', userId)
    .where('reservation.brandEventId', '=', brandEventId)
    .groupBy(month)
    .orderBy(month)
    .select([
      month.as('month'),
      sql<bigint>`count(*)`.as('delivered'),
      count(sql<SqlBool>`${isTagged}`).as('posted'),
      count(
        sql<SqlBool>`not ${isTagged} and ${isOpen} and reservation.asked_at is null and not ${isOver}`,
      ).as('planned'),
      count(sql<SqlBool>`not ${isTagged} and not (${isOpen})`).as('refused'),
      count(sql<SqlBool>`not ${isTagged} and ${isOpen} and ${isOver}`).as('overdue'),
    ])
    .execute();
  const shown = months.map(({ month: of, ...counts }) => ({
    month: of,
    delivered: Number(counts.delivered),
    posted: Number(counts.posted),
    planned: Number(counts.planned),
    refused: Number(counts.refused),
    overdue: Number(counts.overdue),
  }));
  const sumOf = (counted: (each: (typeof shown)[number]) => number) =>
    BigInt(shown.reduce((sum, each) => sum + counted(each), 0));
  const posted = sumOf((each) => each.posted);
  const due = sumOf((each) => each.posted + each.refused + each.overdue);
  return { ...rateOf({ due, posted }), months: shown };
}
