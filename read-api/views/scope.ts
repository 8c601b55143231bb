import { type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Saved views: the caller's own, and those shared among staff or among a brand's admins. */
export function savedViewsFor(db: ReadModels, caller: Caller) {
  const views = db.selectFrom('read.savedViews as view');
  if (caller.label === 'user') return views.where(nothing);
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return views
    .where('view.ownerLabel', '=', caller.label)
    .where(sql<SqlBool>`view.brand_id is not distinct from ${brandId}`)
    .where((where) => where.or([where('view.ownerId', '=', caller.id), where('view.isShared', '=', true)]));
}
