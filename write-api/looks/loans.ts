import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../database.ts';

/** So long a look is one person's to decide, in ms: whoever is still at it asks again before that. */
export const loanMs = 120_000;

interface Asking {
  staffId: number;
  /** In the order in which they are wanted. */
  lookIds: readonly number[];
  atMost: number;
  now: Date;
}

/**
 * Lends looks to somebody at the certification desk: the first of those wanted that nobody else has, at most so many. What
 * the person had besides is given back. A loan keeps two people from the same look; what is decided is decided by its stream.
 */
export async function lendLooks(
  db: Kysely<WriteDatabase>,
  { staffId, lookIds, atMost, now }: Asking,
): Promise<number[]> {
  const until = new Date(now.getTime() + loanMs);
  return inTransaction(db, async (transaction) => {
    // Two who ask at once would choose the same looks, and one of them would be left with none.
    await sql`select pg_advisory_xact_lock(hashtext('write.look_loans'))`.execute(transaction);
    await transaction.deleteFrom('write.look_loans').where('until', '<=', now).execute();
    const others =
      lookIds.length === 0
        ? []
        : await transaction
            .selectFrom('write.look_loans')
            .where('look_id', 'in', lookIds)
            .where('staff_id', '<>', staffId)
            .select('look_id')
            .execute();
    const taken = new Set(others.map(({ look_id }) => Number(look_id)));
    const wanted = lookIds.filter((id) => !taken.has(id)).slice(0, atMost);
    const had = transaction.deleteFrom('write.look_loans').where('staff_id', '=', staffId);
    await (wanted.length === 0 ? had : had.where('look_id', 'not in', wanted)).execute();
    if (wanted.length === 0) return [];
    await transaction
      .insertInto('write.look_loans')
      .values(wanted.map((look_id) => ({ look_id, staff_id: staffId, until })))
      .onConflict((conflict) => conflict.column('look_id').doUpdateSet({ until }))
      .execute();
    return wanted;
  });
}
