import { claimKinds } from '#domain/claims.ts';
import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/followed-count.ts';
import { among } from '../kit/search.ts';

async function looksOf(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const rows = db.selectFrom('read.looks as look').where(among('look.userId', ids)).select('look.id');
  return (await rows.execute()).map(({ id }) => id);
}

async function looksTagging(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const items = db.selectFrom('read.lookItems as item').where(among('item.productId', ids));
  return (await items.select('item.lookId').distinct().execute()).map(({ lookId }) => lookId);
}

/**
 * Events that move looks into or out of a filtered list: of the looks, their members (name, visibility) and the products they
 * tag (name, code, category). Lists every stream category.
 */
export const lookMoves = {
  look: async (_, ids) => ids,
  user: looksOf,
  product: looksTagging,
  /** Moving a category moves all its descendants. */
  category: 'any',
  /** Retrying a parked event folds it without a new event in its own stream. */
  projection: 'any',
  read_models: 'any',
  agency: 'none',
  agency_contact: 'none',
  brand: 'none',
  brand_admin: 'none',
  certification_benchmark: 'none',
  curation: 'none',
  export: 'none',
  given_ids: 'none',
  id_block: 'none',
  magazine: 'none',
  material_type: 'none',
  measurement_type: 'none',
  member_agencies: 'none',
  /** Likes affect only the list's order, not its filters. */
  member_likes: 'none',
  member_rentals: 'none',
  member_wallet: 'none',
  point_account: 'none',
  point_policy: 'none',
  saved_view: 'none',
  season: 'none',
  size_type: 'none',
  slot_register: 'none',
  staff: 'none',
  stock_item: 'none',
  style: 'none',
  support_ticket: 'none',
  tryset: 'none',
  tryset_item: 'none',
  view_shelf: 'none',
  notifications: 'none',
  ...Object.fromEntries(claimKinds.map((kind) => [`claim_${kind}`, 'none' as const])),
} satisfies Moves;
