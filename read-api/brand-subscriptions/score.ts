import { sql } from 'kysely';
import { endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { lookItemsFor } from '../briefs/looks/scope.ts';
import type { Reading } from '../kit/reading.ts';

/** The content score of a brand: the unit scores of its items that were certified in these days and still are. */
export async function scoreReached(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  brandId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<number> {
  const { score } = await lookItemsFor(db, caller)
    .where('item.brandId', '=', brandId)
    .where('item.status', '=', 'Approved')
    .where('item.certifiedAt', '>=', startOfBusinessDay(startDate))
    .where('item.certifiedAt', '<', endOfBusinessDay(endDate))
    .select(sql<string>`coalesce(sum(look.content_unit_score), 0)`.as('score'))
    .executeTakeFirstOrThrow();
  return Number(score);
}
