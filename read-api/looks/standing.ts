import { sql } from 'kysely';
import type { BrandEventStatus, CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { LookStanding } from '#domain/looks/look-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { type LooksParams, matchingLooks } from './filters.ts';

/** The matching looks grouped by the values that guards use, in one statement. */
export async function lookStandings(
  reading: Reading,
  query: LooksParams,
): Promise<StandingGroup<LookStanding>[]> {
  const { looks } = await matchingLooks(reading, query);
  const statuses = sql<CertificationStatus[]>`array(
    select distinct entry ->> 'status' from jsonb_array_elements(look.entries) as entry order by 1)`;
  const brandEvent = sql<BrandEventStatus | null>`look.brand_event ->> 'status'`;
  const rows = await looks
    .select((select) => [
      ...(['look.isHidden', 'look.recertifications'] as const),
      brandEvent.as('brandEvent'),
      statuses.as('statuses'),
      select.fn.countAll<bigint>().as('count'),
    ])
    .groupBy(['look.isHidden', 'look.recertifications', statuses, brandEvent])
    .execute();
  return rows.map((row) => ({
    standing: {
      status: 'posted',
      isHidden: row.isHidden,
      recertifications: row.recertifications,
      entries: row.statuses.map((status) => ({ status })),
      brandEvent: row.brandEvent === null ? null : { status: row.brandEvent },
    },
    count: Number(row.count),
  }));
}
