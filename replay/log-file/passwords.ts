import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrateWrite } from '#write-api/kit/migrations/migrate.ts';

/** Sign-in data of an account, which the log does not contain. */
export interface Password {
  kind: string;
  account_id: string;
  username: string;
  password_hash: string;
}

/** Reads the password hashes of all accounts of an installation. */
export async function readPasswords(pool: pg.Pool): Promise<Password[]> {
  const { rows: there } = await pool.query("select to_regclass('write.credentials') is not null as is_there");
  if (!there[0]?.is_there) return [];
  const { rows } = await pool.query<Password>(
    `select kind, account_id::text, username, password_hash from write.credentials as stored
     order by kind, stored.account_id`,
  );
  return rows;
}

/**
 * Installs the passwords of imported accounts. An account that already has a password keeps it, unless `replace` removes all
 * of them first.
 */
export async function installPasswords(
  pool: pg.Pool,
  passwords: readonly Password[],
  { replace }: { replace: boolean },
): Promise<void> {
  await migrateWrite(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (replace) await client.query('delete from write.credentials');
    await insert(client, passwords);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function insert(client: pg.PoolClient, passwords: readonly Password[]): Promise<void> {
  const of = (field: keyof Password) => passwords.map((password) => password[field]);
  await client.query(
    `insert into write.credentials (kind, account_id, username, password_hash, updated_at)
     select *, now() from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) on conflict do nothing`,
    [of('kind'), of('account_id'), of('username'), of('password_hash')],
  );
}
