import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { signInKey } from '#http/revocations.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDatabase } from '../database.ts';
import type { ProvenAccount } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';
import { revoke } from './revocations.ts';
import type { EndReason, RefreshFamilyTable } from './tables.ts';

type Deps = Pick<SignInDeps, 'db' | 'clock' | 'refreshKey'>;

const dayMs = 24 * 60 * 60_000;
const goodForMs = 14 * dayMs;
/** A sign-in ends after this long, however often it was refreshed. */
const longestMs = 30 * dayMs;
/** The token before the newest is taken this long: two tabs may refresh with the same one at once. */
const overlapMs = 30_000;

/** Of what a device calls itself so much is kept. */
const longestDevice = 300;

/** An old sign-in says so for this long after its end; then nothing is left of it. */
const keptMs = 30 * dayMs;

/** `unknown` was not made here, `expired` is too old, `ended` belongs to a sign-in that is over. */
export type RefreshFailure = 'unknown' | 'expired' | 'ended' | 'reused';

/** What the tokens of a sign-in are made of. */
export interface SignedIn {
  /** The sign-in's own id, which its access tokens carry. */
  family: string;
  refreshToken: string;
}

export type RefreshOutcome =
  | ({ ok: true; account: Account; isSecondStepElsewhere: boolean } & SignedIn)
  | { ok: false; failure: RefreshFailure };

/** Begins a sign-in; null where the account's password is not the one any more that was right a moment ago. */
export async function startFamily(
  { db, clock, refreshKey }: Deps,
  { kind, id, proof }: ProvenAccount,
  device: string | null,
): Promise<SignedIn | null> {
  const now = new Date(clock());
  const family = randomUUID();
  const isStarted = await inTransaction(db, async (transaction) => {
    // A change of the password waits for this, and then ends the sign-in; one that came before is seen.
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
 * Exchanges a refresh token for its successor. The newest one rotates; the one before answers the same successor for
 * another 30 seconds; any older one means that somebody else has a copy, and ends the family.
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

/** Ends the sign-in that a refresh token belongs to, whichever of its tokens it is; false where it is none of this service. */
export async function signOut({ db, clock, refreshKey }: Deps, text: string): Promise<boolean> {
  const token = readRefreshToken(refreshKey, text);
  if (token === null) return false;
  await inTransaction(db, (transaction) => end(transaction, [token.family], new Date(clock()), 'signed_out'));
  return true;
}

/** Ends every sign-in of an account, or those alone for which somebody vouched, or that had begun by some time. */
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

/** The sign-ins of an account that are open, the one that was last seen first. */
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

/** A sign-in that is open; null where it is over, or never was. */
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

/** Ends one sign-in, from another. */
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
