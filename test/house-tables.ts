import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withDatabase } from '#backend/databases.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import type { WriteDatabase } from '#write-api/database.ts';
import { migrateWrite } from '#write-api/kit/migrations/migrate.ts';
import { createDatabases } from './databases.ts';

/**
 * Creates a database with all tables of an installation and no rows. Copying it costs half as much as running each
 * migration, and a run opens hundreds of installations.
 */
export async function makeHouseTables(serverUrl: string, name: string): Promise<void> {
  await createDatabases(serverUrl, [{ name }]);
  const databaseUrl = withDatabase(serverUrl, name);
  await migrate(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  await migrateWrite(db);
  await db.destroy();
}
