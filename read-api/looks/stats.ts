import { givesOnly } from '../kit/count-rows.ts';
import { counterBuckets } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import type { CertificationStats } from './contract.ts';
import { type LooksParams, matchingLooks } from './filters.ts';

/** Counts matching looks by status: by counters without filters, otherwise with the list's own query. */
export async function certificationStats(reading: Reading, query: LooksParams): Promise<CertificationStats> {
  const counters = givesOnly(query, [])
    ? await counterBuckets(reading.db, reading.caller, 'looks_by_status')
    : null;
  const counts = counters ?? (await countsOf(reading, query));
  return {
    pendingCount: counts.get('in_progress') ?? 0,
    deferredCount: counts.get('on_hold') ?? 0,
    approvedCount: counts.get('certified') ?? 0,
    rejectedCount: counts.get('rejected') ?? 0,
  };
}

async function countsOf(reading: Reading, query: LooksParams): Promise<Map<string, number>> {
  const { looks } = await matchingLooks(reading, query);
  const rows = await looks
    .select((select) => ['look.seenStatus', select.fn.countAll<bigint>().as('count')])
    .groupBy('look.seenStatus')
    .execute();
  return new Map(rows.map(({ seenStatus, count }) => [seenStatus, Number(count)]));
}
