import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';
import { among, coded } from '../kit/search.ts';

export const stockSearched: SearchedBy = {
  ids: { stock_item_id: (db, id) => streamsOfGarments(db, [id]) },
  codes: async (db, codes) => {
    const rows = await db.selectFrom('read.stockItems').where(coded('code', codes)).select('id').execute();
    return streamsOfGarments(
      db,
      rows.map(({ id }) => id),
    );
  },
};

/** Streams of these garments, and of the items that ever reserved them. */
async function streamsOfGarments(db: ReadModels, ids: readonly number[]): Promise<string[]> {
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
