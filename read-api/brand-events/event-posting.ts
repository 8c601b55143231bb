import { type RawBuilder, sql } from 'kysely';
import { openReservationStates } from '#domain/brand-events/event-kinds.ts';
import type { Reading } from '../kit/reading.ts';
import type { PostingMetrics } from '../tryset-items/posting-contract.ts';
import { isTagged, reservationsFor } from './scope.ts';

/**
 * What became of a member's reservations of an event that the caller may see, by month of the event (UTC+9). `delivered` counts
 * them all. A look outweighs the reservation's state.
 */
export async function eventPosting(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  userId: number,
  brandEventId: number,
): Promise<PostingMetrics> {
  const month = sql<string>`to_char(reservation.starts_at at time zone 'Asia/Seoul', 'YYYY-MM')`;
  const count = (condition: RawBuilder<unknown>) => sql<bigint>`count(*) filter (where ${condition})`;
  // A reservation that waits for an answer, at first or after a new date, is not accepted.
  const isAccepted = sql`reservation.status in ('curator_accepted', 'rescheduled') and reservation.asked_at is null`;
  const isOpen = sql`reservation.status = any(${openReservationStates})`;
  const rows = await reservationsFor(db, caller)
    .where('reservation.userId', '=', userId)
    .where('reservation.brandEventId', '=', brandEventId)
    .groupBy(month)
    .orderBy(month)
    .select([
      month.as('month'),
      sql<bigint>`count(*)`.as('delivered'),
      count(sql`${isTagged}`).as('posted'),
      count(sql`${isAccepted} and reservation.ends_at > ${now} and not ${isTagged}`).as('planned'),
      count(sql`not ${isOpen} and not ${isTagged}`).as('refused'),
      count(sql`${isOpen} and reservation.ends_at <= ${now} and not ${isTagged}`).as('overdue'),
    ])
    .execute();
  const months = rows.map((row) => ({
    month: row.month,
    delivered: Number(row.delivered),
    posted: Number(row.posted),
    planned: Number(row.planned),
    refused: Number(row.refused),
    overdue: Number(row.overdue),
  }));
  const posted = months.reduce((sum, row) => sum + row.posted, 0);
  const due = months.reduce((sum, row) => sum + row.posted + row.refused + row.overdue, 0);
  return { due, posted, postRate: due === 0 ? null : posted / due, months };
}
