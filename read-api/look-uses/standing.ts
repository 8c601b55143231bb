import { sql } from 'kysely';
import type { LookUseStanding } from '#domain/look-uses/use-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { filteredUses, type LookUsesParams } from './lists.ts';
import { textsFound } from './texts.ts';

/** The matching uses grouped by the values that guards of people's actions use, in one statement. */
export async function lookUseStandings(
  reading: Reading,
  query: LookUsesParams,
): Promise<StandingGroup<LookUseStanding>[]> {
  const rows = await filteredUses(reading, query, await textsFound(reading, query))
    .clearSelect()
    .select(['use.status', 'use.answer', 'use.payment', 'use.isLookGone'])
    .select(sql<string>`count(*)`.as('count'))
    .groupBy(['use.status', 'use.answer', 'use.payment', 'use.isLookGone'])
    .execute();
  // Only the system's actions depend on times and days.
  const ofSystem = { askedAt: null, isReminded: false, startDate: '', endDate: null, isBegun: false };
  return rows.map(({ count, ...standing }) => ({
    standing: { ...ofSystem, ...standing },
    count: Number(count),
  }));
}
