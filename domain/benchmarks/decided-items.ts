import type { LookEntry } from '../looks/entry.ts';
import type { LookState } from '../looks/look-state.ts';
import type { BenchmarkFilter, BenchmarkItem } from './benchmark-events.ts';
import type { UserResult } from './benchmark-kinds.ts';

export const unfiltered: BenchmarkFilter = {
  decidedFrom: null,
  decidedUntil: null,
  brandIds: null,
  snsType: null,
};

/**
 * Returns the human decisions on those items of a posted look that match the filter. The items of a look may belong to several
 * brands. The caller filters by network, since a look has only one.
 */
export function decidedItems(look: LookState, filter: BenchmarkFilter = unfiltered): BenchmarkItem[] {
  const { lookId, userId, snsType } = look;
  if (look.status !== 'posted') return [];
  return look.entries.flatMap((entry) => {
    const decided = decisionOf(entry);
    if (decided === null || !matches(entry, filter)) return [];
    const { entryId, brandId, productId } = entry;
    return [{ entryId, lookId, userId, brandId, productId, snsType, decided }];
  });
}

/** Returns the human decision on an item; null unless a person approved or rejected it. */
function decisionOf({ status, reasons, decidedBy }: LookEntry): UserResult | null {
  if (decidedBy !== 'ACTOR') return null;
  if (status === 'Approved') return { verdict: 'approve', reasons: [] };
  return status === 'Rejected' ? { verdict: 'reject', reasons } : null;
}

function matches(
  { decidedAt, brandId }: LookEntry,
  { decidedFrom, decidedUntil, brandIds }: BenchmarkFilter,
): boolean {
  const at = decidedAt ?? '';
  return (
    (decidedFrom === null || at >= decidedFrom) &&
    (decidedUntil === null || at < decidedUntil) &&
    (brandIds === null || brandIds.includes(brandId))
  );
}
