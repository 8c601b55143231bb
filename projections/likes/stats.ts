import type { Stat } from '../kit/counters/stat.ts';
import { type LikeRow, likesTable } from './tables.ts';

/** How many like a thing; the scope is its id, the bucket what it is. */
export const likesByTarget: Stat<LikeRow> = {
  name: 'likes_by_target',
  table: likesTable,
  buckets: ({ target, targetId }) => [{ scope: targetId, bucket: target }],
};
