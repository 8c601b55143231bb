import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrateWrite } from '#write-api/kit/migrations/migrate.ts';

/** What an account signs in with: nothing of it stands in the log. */
export interface Password {
  kind: string;
  account_id: string;
  username: string;
  password_hash: string;
}

/** The passwords of all accounts of a house, as their hashes. */
export async function readPasswords(pool: pg.Pool): Promise<Password[]> {
  const { rows: there } = await pool.query("select to_regclass('write.credentials') is not null as is_there");
  if (!there[0]?.is_there) return [];
  const { rows } = await pool.query<Password>(
    'select kind, account_id::text, username, password_hash from write.credentials order by kind, account_id',
  );
  return rows;
}

/** Gives the accounts of a log that was carried over their passwords. An account that has one here keeps it. */
export async function installPasswords(pool: pg.Pool, passwords: readonly Password[]): Promise<void> {
  await migrateWrite(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  const of = (field: keyof Password) => passwords.map((password) => password[field]);
  await pool.query(
    `insert into write.credentials (kind, account_id, username, password_hash, updated_at)
     select *, now() from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) on conflict do nothing`,
    [of('kind'), of('account_id'), of('username'), of('password_hash')],
  );
}
