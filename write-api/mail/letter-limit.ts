import { sql } from 'kysely';
import { emailClaim, phoneClaim } from '#domain/claim-values.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDeps } from '../deps.ts';
import type { Way } from './sender.ts';

interface Rule {
  atMost: number;
  hours: number;
}

const toOneRecipient: Rule = { atMost: 10, hours: 1 };
/** The limit of every sender except staff. Real senders invite fewer people in a day. */
const fromOneSender: Rule = { atMost: 20, hours: 24 };
const fromStaff: Rule = { atMost: 500, hours: 1 };

const hourMs = 3_600_000;
/** How long counts are stored, in ms: as long as the longest rule needs them. */
const keptMs = 24 * hourMs;

interface Leaving {
  id: string;
  way: Way;
  to: string;
  sender: string | null;
}

/**
 * Counts a message before it is sent; retries of one message count once. Returns null if the message may be sent. Otherwise
 * returns the time from which it may be sent, and counts nothing. Concurrent senders wait for each other.
 */
export function countLeaving(
  { db, clock, claims }: Pick<WriteDeps, 'db' | 'clock' | 'claims'>,
  { id, way, to, sender }: Leaving,
): Promise<Date | null> {
  const recipient = claims.nameOf(way === 'mail' ? emailClaim(to) : phoneClaim(to));
  const rules = new Map<string, Rule>([[`${way} to ${recipient}`, toOneRecipient]]);
  if (sender !== null) rules.set(`from ${sender}`, sender.startsWith('staff:') ? fromStaff : fromOneSender);
  const now = new Date(clock());
  return inTransaction(db, async (transaction) => {
    // The locks are always taken in the same order, to avoid deadlocks.
    for (const counted of [...rules.keys()].sort()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${counted}`}, 0))`.execute(
        transaction,
      );
    }
    for (const [counted, { atMost, hours }] of rules) {
      const since = new Date(now.getTime() - hours * hourMs);
      const earlier = await transaction
        .selectFrom('write.letters_sent')
        .select('at')
        .where('counted', '=', counted)
        .where('letter_id', '!=', id)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .limit(atMost)
        .execute();
      const last = earlier[atMost - 1];
      if (last !== undefined) return new Date(last.at.getTime() + hours * hourMs);
    }
    const rows = [...rules.keys()].map((counted) => ({ counted, letter_id: id, at: now }));
    await transaction
      .insertInto('write.letters_sent')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const old = new Date(now.getTime() - keptMs);
    await transaction.deleteFrom('write.letters_sent').where('at', '<', old).execute();
    return null;
  });
}
