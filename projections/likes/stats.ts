import type { Stat } from '../kit/counters/stat.ts';
import { type LikeRow, likesTable } from './tables.ts';

/** The number of likes of a product or look; the scope is the target's id, the bucket its kind. */
export const likesByTarget: Stat<LikeRow> = {
  name: 'likes_by_target',
  table: likesTable,
  buckets: ({ target, targetId }) => [{ scope: targetId, bucket: target }],
};
