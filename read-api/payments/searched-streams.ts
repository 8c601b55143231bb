import type { ReadModels } from '../database.ts';
import type { SearchedBy } from '../kit/area.ts';

export const paymentsSearched: SearchedBy = { ids: { user_id: paymentsOf } };

/** The streams of all payments of the member. */
async function paymentsOf(db: ReadModels, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('read.payments')
    .where('payerKind', '=', 'user')
    .where('payerId', '=', userId)
    .select('id')
    .execute();
  return rows.map(({ id }) => `payment-${id}`);
}
