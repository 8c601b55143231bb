import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const ordersSearched: SearchedBy = { ids: { user_id: ordersOf } };

/** The streams of all orders of the member. */
async function ordersOf(db: ReadModels, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('read.orders').where('userId', '=', userId).select('id').execute();
  return rows.map(({ id }) => `order-${id}`);
}
