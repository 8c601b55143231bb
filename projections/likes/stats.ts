import type { Stat } from '../kit/counters/stat.ts';
import { type LikeRow, likesTable } from './tables.ts';

/** Counts the likes of each liked entity (scope: its id, bucket: its kind). */
export const likesByTarget: Stat<LikeRow> = {
  name: 'likes_by_target',
  table: likesTable,
  buckets: ({ target, targetId }) => [{ scope: targetId, bucket: target }],
};
