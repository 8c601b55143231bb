import Type, { type Static } from 'typebox';
import type { LikeTarget } from '#domain/likes/like-kinds.ts';
import { FlagParam, IdParam, IdsParam } from '#http/filters.ts';
import { type Listed, ListQuery, pagingOf } from '#http/lists.ts';
import { productsFor } from '../briefs/products/scope.ts';
import { countOf } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { isAvailable, isSoldout } from '../products/filters.ts';
import type { LikedThing } from './contract.ts';
import { likesFor, whoseLikes } from './scope.ts';
import { nothingOf, thingsOf } from './things.ts';

export const LikesParams = ListQuery({
  ids: Type.Optional(IdsParam),
  is_available: Type.Optional(FlagParam),
  user_id: Type.Optional(IdParam),
});
export const SoldOutParams = ListQuery({ user_id: Type.Optional(IdParam) });
type Query = Static<typeof LikesParams> & { isSoldout?: true };

/** Returns a page of a member's likes of one kind, newest first; `is_available` and `isSoldout` filter products. */
export async function listLikes(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  target: LikeTarget,
  query: Query,
): Promise<Listed<LikedThing>> {
  const userId = await whoseLikes(db, caller, query.user_id);
  let likes = likesFor(db, caller).where('liked.userId', '=', userId).where('liked.target', '=', target);
  const { ids } = query;
  if (ids !== undefined) likes = likes.where(among('liked.targetId', ids));
  const products = productsFor(db, caller).select('product.id');
  if (target === 'products' && query.is_available !== undefined) {
    likes = likes.where('liked.targetId', query.is_available ? 'in' : 'not in', products.where(isAvailable));
  }
  if (query.isSoldout) likes = likes.where('liked.targetId', 'in', products.where(isSoldout));
  const paging = pagingOf(query);
  const [count, rows] = await Promise.all([
    countOf(likes.select(({ fn }) => fn.countAll<bigint>().as('count'))),
    likes
      .select(['liked.targetId', 'liked.createdAt'])
      .orderBy('liked.createdAt', 'desc')
      .orderBy('liked.targetId', 'desc')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
  ]);
  const shown = rows.map(({ targetId }) => targetId);
  const things = await thingsOf(db, caller, target, shown);
  const data = rows.map(({ targetId: id, createdAt }) => ({
    id,
    type: target,
    likedTime: createdAt,
    ...nothingOf,
    ...things.get(id),
  }));
  return { paging, count, data };
}
