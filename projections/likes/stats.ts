import type { Stat } from '../kit/counters/stat.ts';
import { type LikeRow, likesTable } from './tables.ts';

/** Number of likes of a thing; the scope is its id, the bucket its kind. */
export const likesByTarget: Stat<LikeRow> = {
  name: 'likes_by_target',
  table: likesTable,
  buckets: ({ target, targetId }) => [{ scope: targetId, bucket: target }],
};
