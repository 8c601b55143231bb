import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account } from './accounts.ts';
import type { MasterDeps } from './deps.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';
import { type AuthDatabase, authTables, type RefreshFamilyTable } from './tables.ts';

type Deps = Pick<MasterDeps, 'db' | 'clock' | 'refreshKey'>;

const goodForMs = 14 * 24 * 60 * 60_000;
/** The token before the newest is taken this long: two tabs may refresh with the same one at once. */
const overlapMs = 30_000;

/** An old sign-in says so for this long after its end; then nothing is left of it. */
const keptMs = 30 * 24 * 60 * 60_000;

/** `unknown` was not made here, `expired` is too old, `ended` belongs to a sign-in that is over. */
export type RefreshFailure = 'unknown' | 'expired' | 'ended' | 'reused';

export type RefreshOutcome =
  | { ok: true; account: Account; refreshToken: string }
  | { ok: false; failure: RefreshFailure };

/** The first refresh token of a sign-in. */
export async function startFamily({ db, clock, refreshKey }: Deps, account: Account): Promise<string> {
  const now = new Date(clock());
  const family = randomUUID();
  await authTables(db)
    .deleteFrom('write.refresh_families')
    .where('expires_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  await authTables(db)
    .insertInto('write.refresh_families')
    .values({
      id: family,
      kind: account.kind,
      account_id: String(account.id),
      generation: 1,
      rotated_at: now,
      expires_at: new Date(now.getTime() + goodForMs),
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return writeRefreshToken(refreshKey, { family, generation: 1 });
}

/**
 * Exchanges a refresh token for its successor. The newest one rotates; the one before answers the same successor for
 * another 30 seconds; any older one means that somebody else has a copy, and ends the family.
 */
export async function rotate({ db, clock, refreshKey }: Deps, text: string): Promise<RefreshOutcome> {
  const token = readRefreshToken(refreshKey, text);
  if (token === null) return { ok: false, failure: 'unknown' };
  const now = new Date(clock());
  return authTables(db)
    .transaction()
    .execute(async (transaction) => {
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
            expires_at: new Date(now.getTime() + goodForMs),
          })
          .where('id', '=', family.id)
          .execute();
      }
      return {
        ok: true,
        account: { kind: family.kind, id: Number(family.account_id) },
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

/** Ends every sign-in of an account. */
export async function endFamilies(
  db: Kysely<AuthDatabase>,
  { kind, id }: Account,
  now: Date,
  reason: RefreshFamilyTable['end_reason'],
): Promise<void> {
  const families = await db
    .selectFrom('write.refresh_families')
    .select('id')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .where('ended_at', 'is', null)
    .execute();
  await end(
    db,
    families.map((family) => family.id),
    now,
    reason,
  );
}

async function end(
  db: Kysely<AuthDatabase>,
  ids: readonly string[],
  now: Date,
  end_reason: RefreshFamilyTable['end_reason'],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('write.refresh_families')
    .set({ ended_at: now, end_reason })
    .where('id', 'in', ids)
    .execute();
}
