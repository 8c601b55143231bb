import type { Reading } from '../reading.ts';
import { among, coded } from '../search.ts';
import type { EventFilters } from './contract.ts';

/**
 * The streams in which the events of what is named stand; null where nothing is. Where several things are named, only
 * streams that belong to each of them: a garment and a member leave the member's rentals of that garment.
 */
export async function streamsSought(
  { db }: Reading,
  query: EventFilters,
  codes: readonly string[] | undefined,
): Promise<string[] | null> {
  const { user_id, tryset_id, tryset_item_id, stock_item_id, product_id } = query;
  const sets = await Promise.all([
    user_id !== undefined && ofMember(user_id),
    tryset_id !== undefined && ofTryset(tryset_id),
    tryset_item_id !== undefined && [`tryset_item-${tryset_item_id}`],
    stock_item_id !== undefined && ofGarments([stock_item_id]),
    product_id !== undefined && [`product-${product_id}`],
    codes !== undefined && garmentsCoded(codes).then(ofGarments),
  ]);
  const given = sets.filter((set) => set !== false);
  const [first, ...others] = given;
  if (first === undefined) return null;
  return first.filter((stream) => others.every((set) => set.includes(stream)));

  /** The member's own, and all that it requested. */
  async function ofMember(userId: number): Promise<string[]> {
    const [trysets, items] = await Promise.all([
      db.selectFrom('read.trysets').where('userId', '=', userId).select('id').execute(),
      db.selectFrom('read.trysetItems').where('userId', '=', userId).select('id').execute(),
    ]);
    return [
      `user-${userId}`,
      ...trysets.map(({ id }) => `tryset-${id}`),
      ...items.map(({ id }) => `tryset_item-${id}`),
    ];
  }

  async function ofTryset(trysetId: number): Promise<string[]> {
    const items = await db
      .selectFrom('read.trysetItems')
      .where('trysetId', '=', trysetId)
      .select('id')
      .execute();
    return [`tryset-${trysetId}`, ...items.map(({ id }) => `tryset_item-${id}`)];
  }

  /** The garments' own, and those of the items that ever were to have them. */
  async function ofGarments(ids: readonly number[]): Promise<string[]> {
    const [items, rentals] = await Promise.all([
      db.selectFrom('read.trysetItems').where(among('stockItemId', ids)).select('id').execute(),
      db
        .selectFrom('read.stockRentals')
        .where(among('stockItemId', ids))
        .select('trysetItemId as id')
        .execute(),
    ]);
    const held = [...new Set([...items, ...rentals].map(({ id }) => id))];
    return [...ids.map((id) => `stock_item-${id}`), ...held.map((id) => `tryset_item-${id}`)];
  }

  async function garmentsCoded(sought: readonly string[]): Promise<number[]> {
    const rows = await db.selectFrom('read.stockItems').where(coded('code', sought)).select('id').execute();
    return rows.map(({ id }) => id);
  }
}
