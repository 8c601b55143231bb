import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const supportTicketsSearched: SearchedBy = { ids: { user_id: supportTicketsOf } };

/** The streams of all questions that the member asked. */
async function supportTicketsOf(db: ReadModels, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('read.supportTickets')
    .where('askerLabel', '=', 'user')
    .where('askerId', '=', userId)
    .select('id')
    .execute();
  return rows.map(({ id }) => `support_ticket-${id}`);
}
