import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrateBySql } from '#postgres/sql-migrations.ts';
import { indexIncidents } from '../incidents/index-incidents.ts';
import { readPool } from '../tables/connect.ts';

/**
 * Brings the read database to this version. Throws where the server is older than Postgres 18, and where a newer version
 * has been at work there.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: readPool(databaseUrl, 1) }) });
  try {
    await requireVersion(db);
    await adoptOwnTable(db);
    await migrateBySql(db, {
      folder: import.meta.dirname,
      ...{ schema: 'public', table: 'read_migrations' },
      // Houses that stand have taken some in the order in which they were released.
      allowUnorderedMigrations: true,
    });
    await indexIncidents(db);
  } finally {
    await db.destroy();
  }
}

/** Earlier versions called the column otherwise in which Kysely keeps when a migration was taken. */
async function adoptOwnTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if exists (
        select from information_schema.columns
        where table_schema = 'public' and table_name = 'read_migrations' and column_name = 'applied_at'
      ) then
        alter table public.read_migrations rename column applied_at to timestamp;
      end if;
    exception when undefined_column or duplicate_column then
      -- Another process that starts at the same time has done it.
    end $$`.execute(db);
}

async function requireVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < 18) {
    throw new Error(`the read models need Postgres 18 or newer; this server is ${version}`);
  }
}
