import type { Stat } from '../kit/counters/stat.ts';
import { brandsOfLook, certificationOf, isListed } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/**
 * Counts looks by the status of all their items (scope 0), and for each brand by the status of the brand's items (scope: the
 * brand's id).
 */
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

/**
 * Sums the content scores of certified items for each brand (scope: the brand's id). A score is computed from the followers of
 * the look that tags the item.
 */
export const contentScores: Stat<LookRow> = {
  name: 'content_scores',
  table: looksTable,
  buckets({ contentUnitScore: weight, ...look }) {
    if (weight === null || !isListed(look)) return [];
    const certified = look.entries.filter((entry) => certificationOf(entry) === 'Approved');
    return certified.map(({ brandId }) => ({ scope: brandId, bucket: 'score', weight }));
  },
};
