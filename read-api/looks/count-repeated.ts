import { sql } from 'kysely';
import { countOf, givesOnly } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import type { LooksParams } from './filters.ts';

/**
 * Exact count of the looks whose post another look also links to, or of all other looks. Null with other filters,
 * such as a brand: looks are compared across brands.
 */
export async function countRepeated({ db, caller }: Reading, query: LooksParams): Promise<number | null> {
  const { is_duplicate: isSo } = query;
  if (isSo === undefined || !givesOnly(query, ['is_duplicate']) || caller.label !== 'staff') return null;
  const repeated = db
    .selectFrom('read.lookCounters')
    .where('stat', '=', 'looks_by_link')
    .where('count', '>', 1)
    .select(sql<bigint>`coalesce(sum(count), 0)`.as('count'));
  const [looks, all] = await Promise.all([countOf(repeated), counted(db, caller, 'looks_by_status', {})]);
  return isSo || all === null ? looks : all - looks;
}
