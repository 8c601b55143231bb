import { type Kysely, sql } from 'kysely';
import { later } from '#domain/reacting.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { DeadlineCause, WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { untilIndexed } from '../index/until-known.ts';
import type { CallEnd, DueCall, OutsideCall } from '../outside/outside-call.ts';
import { schedule } from '../outside/schedule.ts';
import { hashOf } from './keep-picture.ts';
import type { Pictures } from './pictures.ts';
import { hashNow } from './stripped-names.ts';

const kind = 'drop_picture';
/**
 * The delay in ms before a removal. A request that found the picture before it was scheduled names it within this time or
 * never.
 */
const graceMs = 5 * 60_000;

/** The outside call that removes a picture that no stream names any more. */
export const dropPicture: OutsideCall = { kind, atOnce: 2, call };

/** Schedules pictures for removal, unless a stream names them by then. */
export async function wantDropped(
  db: Kysely<WriteDatabase>,
  hashes: readonly string[],
  { from, cause, afterMs = graceMs }: { from: string; cause: DeadlineCause; afterMs?: number },
): Promise<void> {
  const dueAt = new Date(later(from, afterMs));
  await schedule(
    db,
    kind,
    hashes.map((key) => ({ key, dueAt, cause })),
  );
}

/** Returns whether a picture is scheduled for removal, for example because the event that names it is not appended yet. */
export async function isLeaving(db: Kysely<WriteDatabase>, hash: string): Promise<boolean> {
  return (await leaving(db, hash).executeTakeFirst()) !== undefined;
}

/** Cancels the removal of pictures that are named. With `wantedBy`, cancels only removals that this cause scheduled. */
export async function stays(
  db: Kysely<WriteDatabase>,
  hashes: readonly string[],
  wantedBy?: string,
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = db.deleteFrom('write.outside_calls').where('kind', '=', kind).where('key', 'in', hashes);
  const own = wantedBy === undefined ? rows : rows.where(sql`cause ->> 'eventId'`, '=', wantedBy);
  await own.execute();
}

/**
 * Wraps a storage so that it treats pictures scheduled for removal as missing. A request that sends such a picture therefore
 * stores it again. Storing cancels the removal, or waits until the removal is done.
 */
export function withLeaving(storage: Pictures, db: Kysely<WriteDatabase>): Pictures {
  return {
    ...storage,
    // A former hash returns the picture under its new hash.
    async get(hash, variant) {
      const kept = variant === undefined ? null : await storage.get(hash, variant);
      return kept ?? storage.get(await hashNow(db, hash), variant);
    },
    has: async (hash, variant) => (await storage.has(hash, variant)) && !(await isLeaving(db, hash)),
    async put(bytes) {
      await stays(db, [hashOf(bytes)]);
      return storage.put(bytes);
    },
  };
}

async function call(deps: WriteDeps, { key: hash, cause }: DueCall): Promise<CallEnd> {
  // During a rebuild, the index may contain the removal before the other names of the picture.
  await untilIndexed(deps);
  return inTransaction(deps.db, async (transaction) => {
    const wanted = await leaving(transaction, hash).forUpdate().executeTakeFirst();
    // A request that is sending the picture now has cancelled the removal.
    const isWanted = wanted?.cause.eventId === cause.eventId;
    const named = await transaction
      .selectFrom('write.picture_names')
      .select('stream')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!isWanted || named !== undefined) return { end: 'not_asked', next: null };
    await deps.pictures.remove(hash);
    return { end: 'answered', next: null };
  });
}

const leaving = (db: Kysely<WriteDatabase>, hash: string) =>
  db.selectFrom('write.outside_calls').select('cause').where('kind', '=', kind).where('key', '=', hash);
