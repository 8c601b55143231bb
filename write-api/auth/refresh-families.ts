import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signInKey } from '#http/revocations.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import type { ProvenAccount } from './proven-account.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';
import { revoke } from './revocations.ts';
import type { EndReason, RefreshFamilyTable } from './tables.ts';

type Deps = Pick<WriteDeps, 'db' | 'clock' | 'refreshKey'>;

const dayMs = 24 * 60 * 60_000;
const goodForMs = 14 * dayMs;
/** The maximum duration of a sign-in, however often it is refreshed. */
const longestMs = 30 * dayMs;
/** How long the second newest token stays valid: two tabs may refresh with the same token at once. */
const overlapMs = 30_000;

/** The maximum number of stored characters of the device's `User-Agent`. */
const longestDevice = 300;

/** How long an ended sign-in stays stored, so that its tokens get a specific error. */
const keptMs = 30 * dayMs;

/**
 * Why a refresh token is refused. `unknown`: not signed by this service. `expired`: too old. `ended`: its sign-in has ended.
 * `reused`: used before.
 */
export type RefreshFailure = 'unknown' | 'expired' | 'ended' | 'reused';

/** A sign-in with the data for its tokens. */
export interface SignedIn {
  /** The id of the sign-in, which its access tokens contain. */
  family: string;
  refreshToken: string;
}

export type RefreshOutcome =
  | ({ ok: true; account: Account; isSecondStepElsewhere: boolean } & SignedIn)
  | { ok: false; failure: RefreshFailure };

/** Begins a sign-in. Returns null if the password has changed since it was checked. */
export async function startFamily(
  { db, clock, refreshKey }: Deps,
  { kind, id, proof }: ProvenAccount,
  device: string | null,
): Promise<SignedIn | null> {
  const now = new Date(clock());
  const family = randomUUID();
  const isStarted = await inTransaction(db, async (transaction) => {
    // Because of the row lock, a concurrent password change waits and then ends this sign-in. An earlier change is visible
    // here.
    const credential =
      proof.by === 'identity' ||
      (await transaction
        .selectFrom('write.credentials')
        .select('kind')
        .where('kind', '=', kind)
        .where('account_id', '=', String(id))
        .where('password_hash', '=', proof.hash)
        .forShare()
        .executeTakeFirst());
    if (credential === undefined) return false;
    await transaction
      .deleteFrom('write.refresh_families')
      .where('expires_at', '<', new Date(now.getTime() - keptMs))
      .execute();
    await transaction
      .insertInto('write.refresh_families')
      .values({
        id: family,
        kind,
        account_id: String(id),
        generation: 1,
        device: device?.slice(0, longestDevice) ?? null,
        second_step_elsewhere: proof.by === 'identity' && proof.isMultiFactor,
        vouched_by: proof.by === 'identity' ? proof.from : null,
        started_at: now,
        rotated_at: now,
        expires_at: new Date(now.getTime() + goodForMs),
        ended_at: null,
        end_reason: null,
      })
      .execute();
    return true;
  });
  return isStarted
    ? { family, refreshToken: writeRefreshToken(refreshKey, { family, generation: 1 }) }
    : null;
}

/**
 * Exchanges a refresh token for its successor. The newest token rotates. The second newest token returns the same successor
 * for another 30 seconds. The use of any older token means that another person has a copy, and ends the sign-in.
 */
export async function rotate({ db, clock, refreshKey }: Deps, text: string): Promise<RefreshOutcome> {
  const token = readRefreshToken(refreshKey, text);
  if (token === null) return { ok: false, failure: 'unknown' };
  const now = new Date(clock());
  return inTransaction(db, async (transaction) => {
    const family = await transaction
      .selectFrom('write.refresh_families')
      .selectAll()
      .where('id', '=', token.family)
      .forUpdate()
      .executeTakeFirst();
    if (family === undefined) return { ok: false, failure: 'unknown' } as const;
    const failure = failureOf(family, token.generation, now);
    if (failure === 'reused') await end(transaction, [family.id], now, 'reused');
    if (failure !== null) return { ok: false, failure };
    const isNewest = token.generation === family.generation;
    if (isNewest) {
      await transaction
        .updateTable('write.refresh_families')
        .set({
          generation: family.generation + 1,
          rotated_at: now,
          expires_at: new Date(Math.min(now.getTime() + goodForMs, family.started_at.getTime() + longestMs)),
        })
        .where('id', '=', family.id)
        .execute();
    }
    return {
      ok: true,
      account: { kind: family.kind, id: Number(family.account_id) },
      isSecondStepElsewhere: family.second_step_elsewhere,
      family: family.id,
      refreshToken: writeRefreshToken(refreshKey, { family: family.id, generation: token.generation + 1 }),
    } as const;
  });
}

function failureOf(family: RefreshFamilyTable, generation: number, now: Date): RefreshFailure | null {
  if (family.ended_at !== null) return 'ended';
  if (family.expires_at <= now) return 'expired';
  if (generation === family.generation) return null;
  const isBefore = generation === family.generation - 1;
  return isBefore && now.getTime() - family.rotated_at.getTime() <= overlapMs ? null : 'reused';
}

/** Ends the sign-in of a refresh token of any generation. Returns false if this service did not sign the token. */
export async function signOut({ db, clock, refreshKey }: Deps, text: string): Promise<boolean> {
  const token = readRefreshToken(refreshKey, text);
  if (token === null) return false;
  await inTransaction(db, (transaction) => end(transaction, [token.family], new Date(clock()), 'signed_out'));
  return true;
}

/** Ends all sign-ins of an account; optionally only those through a provider, or those that began until `begunBy`. */
export async function endFamilies(
  db: Kysely<WriteDatabase>,
  { kind, id, vouchedBy, begunBy }: Account & { vouchedBy?: string; begunBy?: Date | undefined },
  now: Date,
  reason: EndReason,
): Promise<void> {
  let open = db
    .selectFrom('write.refresh_families')
    .select('id')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .where('ended_at', 'is', null);
  if (vouchedBy !== undefined) open = open.where('vouched_by', '=', vouchedBy);
  if (begunBy !== undefined) open = open.where('started_at', '<=', begunBy);
  const families = await open.execute();
  await end(
    db,
    families.map((family) => family.id),
    now,
    reason,
  );
}

/** Returns the open sign-ins of an account, most recently used first. */
export async function openFamilies(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, id }: Account,
): Promise<RefreshFamilyTable[]> {
  return db
    .selectFrom('write.refresh_families')
    .selectAll()
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(clock()))
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns an open sign-in; null if the sign-in has ended or does not exist. */
export async function openFamily(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<RefreshFamilyTable | null> {
  const row = await db
    .selectFrom('write.refresh_families')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(clock()))
    .executeTakeFirst();
  return row ?? null;
}

/** Ends one sign-in that was ended from another session or by staff. */
export async function endFamily({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  await inTransaction(db, (transaction) => end(transaction, [id], new Date(clock()), 'ended_elsewhere'));
}

async function end(
  db: Kysely<WriteDatabase>,
  ids: readonly string[],
  now: Date,
  end_reason: EndReason,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('write.refresh_families')
    .set({ ended_at: now, end_reason })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  await revoke(db, ids.map(signInKey));
}
