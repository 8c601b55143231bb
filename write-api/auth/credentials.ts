import { sql } from 'kysely';
import { usernameClaim } from '#domain/claim-values.ts';
import type { SocialProvider } from '#domain/members/member-kinds.ts';
import { accountKey } from '#http/revocations.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import { type Account, type AccountKind, callerFor } from '../accounts/accounts.ts';
import type { SignInDeps } from './deps.ts';
import { endLinks } from './mailed-links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endFamilies } from './refresh-families.ts';
import { revoke } from './revocations.ts';
import type { EndReason } from './tables.ts';

type Deps = Pick<SignInDeps, 'db' | 'clock'>;

/** Gives an account its first password. Written before the account's own event: without that it opens nothing. */
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
    // One request that came twice: of two inserts at once the second falls over whichever unique index it meets first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${row.username}, 0))`.execute(transaction);
    // The caller holds the claim on the username: another account's row under it was left by one that never came.
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

/** A new password; every sign-in of the account ends. Null where there is no account to change. */
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

/** Ends every sign-in of an account, or those that had begun by some time; its password opens new ones. */
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

/** Ends the sign-ins of an account for which this provider vouched. */
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

/** An account that was removed opens nothing any more: its password, its sign-ins and all its tokens end. */
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

/** How somebody has shown that an account is theirs. */
export type Proof =
  /** Its password was right, with the hash that it was right for: it may be another one by the next moment. */
  | { by: 'password'; hash: string }
  /** A provider of identities vouches for them; it may have seen a second step. */
  | { by: 'identity'; from: SocialProvider | 'organization'; isMultiFactor: boolean };

export interface ProvenAccount extends Account {
  proof: Proof;
}

/** The account of one of these kinds with this username and password, or null; both cases take the same time. */
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

/** The name by which an account signs in, in the form in which usernames are compared; null where it cannot. */
export async function signInNameOf({ db }: Pick<Deps, 'db'>, { kind, id }: Account): Promise<string | null> {
  const row = await db
    .selectFrom('write.credentials')
    .select('username')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .executeTakeFirst();
  return row?.username ?? null;
}

/** The account of a kind with this username, or null. */
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

/** All accounts of a kind that have a password, by id. */
export async function accountsOfKind({ db }: Pick<Deps, 'db'>, kind: AccountKind): Promise<Account[]> {
  const rows = await db
    .selectFrom('write.credentials')
    .select('account_id')
    .where('kind', '=', kind)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ kind, id: Number(row.account_id) }));
}

/** Whether this username and password sign somebody in now. */
export async function maySignIn(deps: SignInDeps, username: string, password: string): Promise<boolean> {
  const account = await accountWith(deps, ['staff', 'brand_admin', 'user'], username, password);
  return account !== null && (await callerFor(deps, account)) !== null;
}

/** Whether anybody has a password here. */
export async function isAnybodyThere({ db }: Pick<SignInDeps, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('write.credentials').select('kind').limit(1).executeTakeFirst();
  return row !== undefined;
}
