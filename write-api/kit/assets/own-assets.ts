import { type Kysely, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { ApiError } from '#http/errors.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../outside/outside-call.ts';
import { schedule } from '../outside/schedule.ts';
import { keptForMs } from './assets.ts';

const kind = 'drop_asset';
/** The most uploads that one person may have at a time, so that nobody fills the storage. */
const assetsAtMost = 60;

/** The outside call that removes an upload. Commands that name the upload have stored the picture by then. */
export const dropAsset: OutsideCall = { kind, atOnce: 2, call };

const prefixOf = ({ label, id }: Caller) => `${label}:${id}/`;

/**
 * Records that uploads belong to a person, and schedules their removal.
 *
 * @throws 429 `asset.too_many` if the person has too many uploads
 */
export async function ownAssets(
  { db, clock }: Pick<WriteDeps, 'db' | 'clock'>,
  caller: Caller,
  assetIds: readonly string[],
  eventId: string,
): Promise<void> {
  const prefix = prefixOf(caller);
  const dueAt = new Date(Date.parse(clock()) + keptForMs);
  const cause = { eventId, correlationId: eventId };
  await inTransaction(db, async (transaction) => {
    // Requests at once would count the same uploads, and together exceed the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`assets of ${prefix}`}, 0))`.execute(
      transaction,
    );
    const { count } = await transaction
      .selectFrom('write.outside_calls')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('kind', '=', kind)
      .where(sql`starts_with(key, ${prefix})`, '=', true)
      .executeTakeFirstOrThrow();
    if (count + assetIds.length > assetsAtMost) throw tooMany(count);
    await schedule(
      transaction,
      kind,
      assetIds.map((assetId) => ({ key: `${prefix}${assetId}`, dueAt, cause })),
    );
  });
}

/** Returns those of the ids that are uploads of the person. */
export async function assetsOf(
  db: Kysely<WriteDatabase>,
  caller: Caller,
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const prefix = prefixOf(caller);
  const rows = await db
    .selectFrom('write.outside_calls')
    .select('key')
    .where('kind', '=', kind)
    .where(
      'key',
      'in',
      assetIds.map((assetId) => `${prefix}${assetId}`),
    )
    .execute();
  return rows.map(({ key }) => key.slice(prefix.length));
}

async function call({ assets }: WriteDeps, { key }: DueCall): Promise<CallEnd> {
  await assets.remove(key.slice(key.indexOf('/') + 1));
  return { end: 'answered', next: null };
}

function tooMany(count: number): ApiError {
  const message = `one person may have ${assetsAtMost} uploads a day; name them in a change, or wait until they are removed`;
  return new ApiError(429, 'asset.too_many', message, {
    detail: { count, atMost: assetsAtMost, retryAfter: 3_600 },
    headers: { 'retry-after': '3600' },
  });
}
