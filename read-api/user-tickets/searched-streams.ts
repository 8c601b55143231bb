import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const userTicketsSearched: SearchedBy = { ids: { user_id: ticketsOf } };

/** The streams of all tickets of the member. */
async function ticketsOf(db: ReadModels, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('read.userTickets').where('userId', '=', userId).select('id').execute();
  return rows.map(({ id }) => `user_ticket-${id}`);
}
