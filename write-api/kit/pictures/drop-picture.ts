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
/** Whoever found a picture before it was to go has named it within that time, or never does. */
const graceMs = 5 * 60_000;

/** Removes a picture that nobody names any more. */
export const dropPicture: OutsideCall = { kind, atOnce: 2, call };

/** Wants pictures removed unless somebody names them by then. */
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

/** Whether a picture is to go unless somebody names it, as one that came for an event that is not there yet. */
export async function isLeaving(db: Kysely<WriteDatabase>, hash: string): Promise<boolean> {
  return (await leaving(db, hash).executeTakeFirst()) !== undefined;
}

/** Pictures that are named do not go. Of those that something else wants gone since `wantedBy` nothing changes, where it is told. */
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
 * A storage whose pictures may be about to go: such a one counts as not there, so that whoever sends it keeps it anew. That ends its
 * leaving, or waits until it is gone.
 */
export function withLeaving(storage: Pictures, db: Kysely<WriteDatabase>): Pictures {
  return {
    ...storage,
    // Who knows a picture by the hash of before is shown it as it is kept now.
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
  // Where the index is made anew it may know that the picture is to go, and not yet who else names it.
  await untilIndexed(deps);
  return inTransaction(deps.db, async (transaction) => {
    const wanted = await leaving(transaction, hash).forUpdate().executeTakeFirst();
    // Who sends it just now has said so here first.
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
