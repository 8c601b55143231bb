import type { Reading } from '../kit/reading.ts';
import type { CertificationStats } from './contract.ts';
import { type LooksParams, matchingLooks } from './filters.ts';

/** How many of the matching looks stand where, counted in the list's own query. */
export async function certificationStats(reading: Reading, query: LooksParams): Promise<CertificationStats> {
  const { looks } = await matchingLooks(reading, query);
  const rows = await looks
    .select((select) => ['look.seenStatus', select.fn.countAll<bigint>().as('count')])
    .groupBy('look.seenStatus')
    .execute();
  const counts = new Map(rows.map(({ seenStatus, count }) => [seenStatus, Number(count)]));
  return {
    pendingCount: counts.get('in_progress') ?? 0,
    deferredCount: counts.get('on_hold') ?? 0,
    approvedCount: counts.get('certified') ?? 0,
    rejectedCount: counts.get('rejected') ?? 0,
  };
}
