import type { LikeTarget } from '#domain/likes/like-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, parameterMissing } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Likes that the caller may see: a member its own, staff all. */
export function likesFor(db: ReadModels, caller: Caller) {
  const likes = db.selectFrom('read.likes as liked');
  if (caller.label === 'staff') return likes;
  return caller.label === 'user' ? likes.where('liked.userId', '=', caller.id) : likes.where(nothing);
}
export type LikesQuery = ReturnType<typeof likesFor>;

/**
 * The member whose likes are requested: the caller itself, or the member that staff name. Throws 404 for an unknown
 * member.
 */
export async function whoseLikes(db: ReadModels, caller: Caller, named: number | undefined): Promise<number> {
  if (caller.label === 'user') {
    if (named !== undefined && named !== caller.id) throw notFound('user', named);
    return caller.id;
  }
  if (named === undefined) {
    const missing = [{ in: 'query' as const, name: 'user_id', message: 'is required' }];
    throw parameterMissing('user_id', 'listLikes', missing);
  }
  const row = await membersFor(db, caller)
    .where('member.id', '=', named)
    .select('member.id')
    .executeTakeFirst();
  if (row === undefined) throw notFound('user', named);
  return named;
}

/** Entity name of each kind in not-found errors. */
export const entityOf: Readonly<Record<LikeTarget, string>> = {
  brands: 'brand',
  products: 'product',
  looks: 'look',
  magazines: 'magazine',
};
