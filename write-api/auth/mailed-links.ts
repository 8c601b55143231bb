import type { Kysely } from 'kysely';
import { emailClaim } from '#domain/claim-values.ts';
import type { Account } from '../accounts/accounts.ts';
import { hashOfToken } from '../accounts/one-time.ts';
import type { WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { addressOf } from './address-of.ts';
import type { MailedLinkTable } from './tables.ts';

/** The time after its expiry in which a link is still known: it is then answered with the offer of a new one. */
const knownForMs = 30 * 24 * 3_600_000;

/** Stores a link with its account and its recipient's address. Deletes links that expired long ago. */
export async function rememberLink(
  db: Kysely<WriteDatabase>,
  { claims }: Pick<WriteDeps, 'claims'>,
  token: string,
  { kind, id }: Account,
  { to, now, until }: { to: string; now: Date; until: Date },
): Promise<void> {
  await db
    .deleteFrom('write.mailed_links')
    .where('until', '<', new Date(now.getTime() - knownForMs))
    .execute();
  const account = { kind, account_id: String(id) };
  const address = claims.nameOf(emailClaim(to));
  await db
    .insertInto('write.mailed_links')
    .values({ hash: hashOfToken(token), ...account, until, address, spent_by: null })
    .execute();
}

/**
 * Returns the account of a link, spent or not. Null for an unknown link, and for one that has expired at `now` if `now` is
 * given. A link also expires when the account's address changes.
 */
export async function accountOfLink(
  deps: WriteDeps,
  token: string,
  now: Date | null,
): Promise<Account | null> {
  const row = await deps.db
    .selectFrom('write.mailed_links')
    .select(['kind', 'account_id', 'address'])
    .where('hash', '=', hashOfToken(token))
    .$if(now !== null, (links) => links.where('until', '>', now))
    .executeTakeFirst();
  if (row === undefined) return null;
  const account = { kind: row.kind, id: Number(row.account_id) };
  if (row.address === null) return account;
  const email = await addressOf(deps, account);
  return email !== null && deps.claims.nameOf(emailClaim(email)) === row.address ? account : null;
}

/** Spends a link on a command. A retry of the command may spend it again; false if another command has spent it. */
export async function spendLink(
  db: Kysely<WriteDatabase>,
  token: string,
  commandId: MailedLinkTable['spent_by'],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('write.mailed_links')
    .set({ spent_by: commandId })
    .where('hash', '=', hashOfToken(token))
    .where('until', '>', now)
    .where((link) => link.or([link('spent_by', 'is', null), link('spent_by', '=', commandId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the unspent links of an account. */
export async function endLinks(db: Kysely<WriteDatabase>, { kind, id }: Account): Promise<void> {
  await db
    .deleteFrom('write.mailed_links')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .where('spent_by', 'is', null)
    .execute();
}
