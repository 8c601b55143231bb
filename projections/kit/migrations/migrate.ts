import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrateBySql } from '#postgres/sql-migrations.ts';
import { readModels } from '../../read-models.ts';
import { indexIncidents } from '../incidents/index-incidents.ts';
import { fillNew } from '../rebuild/fill-new.ts';
import { readPool } from '../tables/connect.ts';

/**
 * Migrates the read database to this version. Throws if the server is older than Postgres 18, or if a newer version of
 * the application has already migrated the database.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: readPool(databaseUrl, 1) }) });
  try {
    await requireVersion(db);
    await adoptOwnTable(db);
    await migrateBySql(db, {
      folder: import.meta.dirname,
      schema: 'public',
      table: 'read_migrations',
      // Existing installations applied some migrations in release order, which differs from numeric order.
      allowUnorderedMigrations: true,
    });
    await indexIncidents(db);
  } finally {
    await db.destroy();
  }
  await fillNew(databaseUrl, readModels);
}

/** Renames the timestamp column of Kysely's migration table, which earlier versions named differently. */
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
      -- Another process starting at the same time has already renamed it.
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
