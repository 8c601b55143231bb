import { sql } from 'kysely';
import type { LikeTarget } from '#domain/likes/like-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { countersOf } from '../../kit/counters.ts';
import type { Like } from '../../kit/shown/like.ts';

/** Number of likes of each entity, and whether the caller likes it; only members can like. */
export async function likesOf(
  db: ReadModels,
  caller: Caller,
  target: LikeTarget,
  ids: readonly number[],
): Promise<(id: number) => Like> {
  const [counters, own] = await Promise.all([
    countersOf(db, 'likes_by_target', ids),
    caller.label === 'user' && ids.length > 0
      ? db
          .selectFrom('read.likes as own')
          .where('own.userId', '=', caller.id)
          .where('own.target', '=', target)
          .where(sql<boolean>`own.target_id = any(${ids})`)
          .select('own.targetId')
          .execute()
      : [],
  ]);
  const mine = new Set(own.map(({ targetId }) => targetId));
  return (id) => ({ isMyLike: mine.has(id), count: counters.get(id)?.get(target) ?? 0 });
}
