import { sql } from 'kysely';
import { usernameClaim } from '#domain/claim-values.ts';
import type { SocialProvider } from '#domain/members/member-kinds.ts';
import { accountKey } from '#http/revocations.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import { type Account, type AccountKind, callerFor } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import { endLinks } from './mailed-links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { ProvenAccount } from './proven-account.ts';
import { endFamilies } from './refresh-families.ts';
import { revoke } from './revocations.ts';
import type { EndReason } from './tables.ts';

type Deps = Pick<WriteDeps, 'db' | 'clock'>;

/** Stores an account's first password. It may precede the account's event, because without that event it signs nobody in. */
export async function addCredential(
  { db, clock }: Deps,
  { kind, id }: Account,
  username: string,
  password: string,
): Promise<void> {
  const row = {
    username: usernameClaim(username).value,
    password_hash: await hashPassword(password),
    updated_at: new Date(clock()),
  };
  await inTransaction(db, async (transaction) => {
    // The same request may run twice at once. Without the lock the second insert would fail on one of the unique indexes.
    await sql`select pg_advisory_xact_lock(hashtextextended(${row.username}, 0))`.execute(transaction);
    // The caller holds the claim on the username. Another account's row with this username therefore belongs to a registration
    // that never completed.
    await transaction
      .deleteFrom('write.credentials')
      .where('username', '=', row.username)
      .where((where) => where.not(where.and({ kind, account_id: String(id) })))
      .execute();
    await transaction
      .insertInto('write.credentials')
      .values({ kind, account_id: String(id), ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'account_id']).doUpdateSet(row))
      .execute();
  });
}

/** Sets a new password and ends all sign-ins of the account. Returns null if the account has no password. */
export async function setPassword(
  { db, clock }: Deps,
  account: Account,
  password: string,
): Promise<ProvenAccount | null> {
  const now = new Date(clock());
  const password_hash = await hashPassword(password);
  const isThere = await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('write.credentials')
      .set({ password_hash, updated_at: now })
      .where('kind', '=', account.kind)
      .where('account_id', '=', String(account.id))
      .executeTakeFirst();
    await endFamilies(transaction, account, now, 'password_changed');
    await endLinks(transaction, account);
    return numUpdatedRows > 0n;
  });
  return isThere ? { ...account, proof: { by: 'password', hash: password_hash } } : null;
}

/** Ends all sign-ins of an account; with `begunBy`, only those that began until then. The account can sign in again. */
export async function endSignIns(
  { db, clock }: Deps,
  account: Account,
  reason: EndReason,
  begunBy?: Date,
): Promise<void> {
  await inTransaction(db, (transaction) =>
    endFamilies(transaction, { ...account, begunBy }, new Date(clock()), reason),
  );
}

/** Ends the sign-ins that an account began through this provider. */
export async function endSignInsBy(
  { db, clock }: Deps,
  account: Account,
  provider: SocialProvider,
): Promise<void> {
  const by = { ...account, vouchedBy: provider };
  await inTransaction(db, (transaction) =>
    endFamilies(transaction, by, new Date(clock()), 'identity_unlinked'),
  );
}

/** Deletes the password and second factor of a removed account, ends its sign-ins and links, and revokes its tokens. */
export async function endAccount({ db, clock }: Deps, account: Account): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('write.credentials')
      .where('kind', '=', account.kind)
      .where('account_id', '=', String(account.id))
      .execute();
    await transaction
      .deleteFrom('write.second_factors')
      .where('kind', '=', account.kind)
      .where('account_id', '=', String(account.id))
      .execute();
    await endFamilies(transaction, account, new Date(clock()), 'account_removed');
    await endLinks(transaction, account);
    await revoke(transaction, [accountKey(account.kind, account.id)]);
  });
}

/** Returns the account of these kinds with this username and password; null if there is none. Both cases take the same time. */
export async function accountWith(
  { db }: Deps,
  kinds: readonly AccountKind[],
  username: string,
  password: string,
): Promise<ProvenAccount | null> {
  const row = await db
    .selectFrom('write.credentials')
    .select(['kind', 'account_id', 'password_hash'])
    .where('username', '=', usernameClaim(username).value)
    .executeTakeFirst();
  const eligible = row !== undefined && kinds.includes(row.kind) ? row : null;
  const matches = await passwordMatches(eligible?.password_hash ?? null, password);
  if (!matches || eligible === null) return null;
  const { kind, account_id: id, password_hash: hash } = eligible;
  return { kind, id: Number(id), proof: { by: 'password', hash } };
}

/** Returns the username of an account, in the form for comparison; null if the account has no password. */
export async function signInNameOf({ db }: Pick<Deps, 'db'>, { kind, id }: Account): Promise<string | null> {
  const row = await db
    .selectFrom('write.credentials')
    .select('username')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Returns the account of a kind with this username; null if there is none. */
export async function accountNamed(
  { db }: Pick<Deps, 'db'>,
  kind: AccountKind,
  username: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('write.credentials')
    .select('account_id')
    .where('kind', '=', kind)
    .where('username', '=', usernameClaim(username).value)
    .executeTakeFirst();
  return row === undefined ? null : { kind, id: Number(row.account_id) };
}

/** Returns all accounts of a kind that have a password, ordered by id. */
export async function accountsOfKind({ db }: Pick<Deps, 'db'>, kind: AccountKind): Promise<Account[]> {
  const rows = await db
    .selectFrom('write.credentials')
    .select('account_id')
    .where('kind', '=', kind)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ kind, id: Number(row.account_id) }));
}

/** Returns whether this username and password can sign in now. */
export async function maySignIn(deps: WriteDeps, username: string, password: string): Promise<boolean> {
  const account = await accountWith(deps, ['staff', 'brand_admin', 'user'], username, password);
  return account !== null && (await callerFor(deps, account)) !== null;
}

/** Returns whether any account has a password. */
export async function isAnybodyThere({ db }: Pick<WriteDeps, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('write.credentials').select('kind').limit(1).executeTakeFirst();
  return row !== undefined;
}
