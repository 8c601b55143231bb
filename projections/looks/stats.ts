import type { Stat } from '../kit/counters/stat.ts';
import { brandsOfLook, certificationOf, isListed } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/** Looks by status; scope 0 over all items, or a brand over its own items. */
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

/** Content scores of certified items by brand, computed from the followers of the looks that tag them. */
export const contentScores: Stat<LookRow> = {
  name: 'content_scores',
  table: looksTable,
  buckets({ contentUnitScore: weight, ...look }) {
    if (weight === null || !isListed(look)) return [];
    const certified = look.entries.filter((entry) => certificationOf(entry) === 'Approved');
    return certified.map(({ brandId }) => ({ scope: brandId, bucket: 'score', weight }));
  },
};
