import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';

interface SqlMigrations extends Pick<MigratorProps, 'allowUnorderedMigrations'> {
  /** The folder of the migrations, one per file: `001-index.sql`. */
  folder: string;
  /** The tables in which Kysely records applied migrations. */
  schema: string;
  table: string;
}

/**
 * Applies all missing migrations, ordered by name, in one transaction. Processes that start together wait for each other.
 * Throws if the database has a migration that is not in the folder: a newer program version has applied it.
 */
export async function migrateBySql<Database>(
  db: Kysely<Database>,
  { folder, schema, table, ...how }: SqlMigrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => migrationsIn(folder) },
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    ...how,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const read = async (name: string): Promise<[string, Migration]> => {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}
