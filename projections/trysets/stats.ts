import type { Stat } from '../kit/counters/stat.ts';
import { stretchOf } from '../kit/tables/stretches.ts';
import { isListed, statusIn } from './brands-of-tryset.ts';
import { type TrysetRow, trysetsTable } from './tables.ts';

/** Trysets by overview status; scope 0 over all items, or a brand over its own. Fully canceled trysets have no bucket. */
export const trysetsByStatus: Stat<TrysetRow> = {
  name: 'trysets_by_status',
  table: trysetsTable,
  buckets(tryset) {
    if (!isListed(tryset)) return [];
    const scopes = tryset.brandIds.map((scope) => ({ scope, bucket: statusIn(tryset, scope) }));
    return [{ scope: 0, bucket: tryset.status }, ...scopes].flatMap(({ scope, bucket }) =>
      bucket === null ? [] : [{ scope, bucket }],
    );
  },
};

/** Trysets by overview status over all items; scope is a stretch of ids. Pages far down the list start from these counts. */
export const trysetsInStretches: Stat<TrysetRow> = {
  name: 'trysets_in_stretches',
  table: trysetsTable,
  buckets: (tryset) =>
    isListed(tryset) && tryset.status !== null
      ? [{ scope: stretchOf(tryset.id), bucket: tryset.status }]
      : [],
};
