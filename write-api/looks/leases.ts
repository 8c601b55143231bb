import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../database.ts';

/** The duration of a lease in ms. A person who is still deciding renews the lease before it expires. */
export const leaseMs = 120_000;

interface Asking {
  staffId: number;
  /** The requested looks, in order of preference. */
  lookIds: readonly number[];
  atMost: number;
  now: Date;
}

/**
 * Leases looks to a person at the certification desk: the first `atMost` of the requested looks that nobody else has leased.
 * The person's other leases end. Leases only keep two people from working on the same look; the stream decides conflicts.
 */
export async function leaseLooks(
  db: Kysely<WriteDatabase>,
  { staffId, lookIds, atMost, now }: Asking,
): Promise<number[]> {
  const until = new Date(now.getTime() + leaseMs);
  return inTransaction(db, async (transaction) => {
    // Without the lock two concurrent requests would choose the same looks, and one would get none.
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
