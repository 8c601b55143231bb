import type { Stat } from '../kit/counters/stat.ts';
import { brandsOfLook, certificationOf, isListed } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/** Looks by where they stand; scope 0, or a brand, to which a look stands where the brand's own items do. */
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

/** What certified items count for their brands, by the followers of the looks that tag them. */
export const contentScores: Stat<LookRow> = {
  name: 'content_scores',
  table: looksTable,
  buckets({ contentUnitScore: weight, ...look }) {
    if (weight === null || !isListed(look)) return [];
    const certified = look.entries.filter((entry) => certificationOf(entry) === 'Approved');
    return certified.map(({ brandId }) => ({ scope: brandId, bucket: 'score', weight }));
  },
};
