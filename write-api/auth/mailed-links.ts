import type { Kysely } from 'kysely';
import type { WriteDatabase } from '../database.ts';
import type { Account } from './accounts.ts';
import { hashOfToken } from './one-time.ts';
import type { MailedLinkTable } from './tables.ts';

/** Whoever comes with a link that is over by less is offered another one. */
const knownForMs = 30 * 24 * 3_600_000;

/** Remembers a link for its account; those that have long been over are forgotten. */
export async function rememberLink(
  db: Kysely<WriteDatabase>,
  token: string,
  { kind, id }: Account,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await db
    .deleteFrom('write.mailed_links')
    .where('until', '<', new Date(now.getTime() - knownForMs))
    .execute();
  const account = { kind, account_id: String(id) };
  await db
    .insertInto('write.mailed_links')
    .values({ hash: hashOfToken(token), ...account, until, spent_by: null })
    .execute();
}

/** The account that a link is for, whether or not it was spent; null where it never was, or is over at `now`, where that is asked. */
export async function accountOfLink(
  db: Kysely<WriteDatabase>,
  token: string,
  now: Date | null,
): Promise<Account | null> {
  const row = await db
    .selectFrom('write.mailed_links')
    .select(['kind', 'account_id'])
    .where('hash', '=', hashOfToken(token))
    .$if(now !== null, (links) => links.where('until', '>', now))
    .executeTakeFirst();
  return row === undefined ? null : { kind: row.kind, id: Number(row.account_id) };
}

/** Spends a link on a command, which may spend it again where it was cut off; false where another has spent it. */
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

/** Ends the links of an account that nobody has spent. */
export async function endLinks(db: Kysely<WriteDatabase>, { kind, id }: Account): Promise<void> {
  await db
    .deleteFrom('write.mailed_links')
    .where('kind', '=', kind)
    .where('account_id', '=', String(id))
    .where('spent_by', 'is', null)
    .execute();
}
