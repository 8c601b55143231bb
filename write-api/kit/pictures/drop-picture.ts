import type { Kysely } from 'kysely';
import { later } from '#domain/reacting.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { DeadlineCause, WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { untilIndexed } from '../index/until-known.ts';
import type { CallEnd, DueCall, OutsideCall } from '../outside/outside-call.ts';
import { schedule } from '../outside/schedule.ts';
import { hashOf } from './keep-picture.ts';
import type { Pictures } from './pictures.ts';

const kind = 'drop_picture';
/** Whoever found a picture before it was to go has named it within that time, or never does. */
const graceMs = 5 * 60_000;

/** Removes a picture that nobody names any more. */
export const dropPicture: OutsideCall = { kind, atOnce: 2, call };

/** Wants pictures removed unless somebody names them by then. */
export async function wantDropped(
  db: Kysely<WriteDatabase>,
  hashes: readonly string[],
  { from, cause }: { from: string; cause: DeadlineCause },
): Promise<void> {
  const dueAt = new Date(later(from, graceMs));
  await schedule(
    db,
    kind,
    hashes.map((key) => ({ key, dueAt, cause })),
  );
}

/**
 * A storage whose pictures may be about to go: such a one counts as not there, so that whoever sends it keeps it anew. That ends its
 * leaving, or waits until it is gone.
 */
export function withLeaving(storage: Pictures, db: Kysely<WriteDatabase>): Pictures {
  const isLeaving = async (hash: string) => (await leaving(db, hash).executeTakeFirst()) !== undefined;
  const stay = (hash: string) =>
    db.deleteFrom('write.outside_calls').where('kind', '=', kind).where('key', '=', hash).execute();
  return {
    ...storage,
    has: async (hash, variant) => (await storage.has(hash, variant)) && !(await isLeaving(hash)),
    async put(bytes) {
      await stay(hashOf(bytes));
      return storage.put(bytes);
    },
    async putVariant(hash, variant, bytes) {
      await stay(hash);
      await storage.putVariant(hash, variant, bytes);
    },
  };
}

async function call(deps: WriteDeps, { key: hash }: DueCall): Promise<CallEnd> {
  // Where the index is made anew it may know that the picture is to go, and not yet who else names it.
  await untilIndexed(deps);
  return inTransaction(deps.db, async (transaction) => {
    const isWanted = await leaving(transaction, hash).forUpdate().executeTakeFirst();
    const named = await transaction
      .selectFrom('write.picture_names')
      .select('stream')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (isWanted === undefined || named !== undefined) return { end: 'not_asked', next: null };
    await deps.pictures.remove(hash);
    return { end: 'answered', next: null };
  });
}

const leaving = (db: Kysely<WriteDatabase>, hash: string) =>
  db.selectFrom('write.outside_calls').select('key').where('kind', '=', kind).where('key', '=', hash);
