import type { Stat } from '../kit/counters/stat.ts';
import { stretchOf } from '../kit/tables/stretches.ts';
import { isListed, statusIn } from './brands-of-tryset.ts';
import { type TrysetRow, trysetsTable } from './tables.ts';

/**
 * Counts trysets by the overview status of all their items (scope 0), and for each brand by that of the brand's items (scope:
 * the brand's id). Trysets whose items are all canceled are not counted.
 */
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

/**
 * Counts trysets by the overview status of all their items, for each stretch of ids (scope: the number of the stretch).
 * Queries for pages far down the list skip stretches by these counts.
 */
export const trysetsInStretches: Stat<TrysetRow> = {
  name: 'trysets_in_stretches',
  table: trysetsTable,
  buckets: (tryset) =>
    isListed(tryset) && tryset.status !== null
      ? [{ scope: stretchOf(tryset.id), bucket: tryset.status }]
      : [],
};
