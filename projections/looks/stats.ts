import type { Stat } from '../kit/counters/stat.ts';
import { brandsOfLook, certificationOf, isListed } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/** Counts looks by status. The scope is 0 for the status over all items, or a brand for the status over its own items. */
export const looksByStatus: Stat<LookRow> = {
  name: 'looks_by_status',
  table: looksTable,
  buckets: (look) =>
    isListed(look)
      ? [
          { scope: 0, bucket: look.status },
          ...brandsOfLook.rows(look).map(({ brandId: scope, status: bucket }) => ({ scope, bucket })),
        ]
      : [],
};

/** Sums the content scores of certified items by brand. A score is computed from the followers of the look that tags the item. */
export const contentScores: Stat<LookRow> = {
  name: 'content_scores',
  table: looksTable,
  buckets({ contentUnitScore: weight, ...look }) {
    if (weight === null || !isListed(look)) return [];
    const certified = look.entries.filter((entry) => certificationOf(entry) === 'Approved');
    return certified.map(({ brandId }) => ({ scope: brandId, bucket: 'score', weight }));
  },
};
