import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';

interface SqlMigrations extends Pick<MigratorProps, 'allowUnorderedMigrations'> {
  /** Where they lie, one a file: `001-index.sql`. */
  folder: string;
  /** Where Kysely notes which were taken. */
  schema: string;
  table: string;
}

/**
 * Takes every migration that a database lacks, in the order of their names and in one transaction. Processes that start
 * together wait for each other. Throws where it has one that is not in the folder: a newer version has been at work there.
 */
export async function migrateBySql<Database>(
  db: Kysely<Database>,
  { folder, schema, table, ...how }: SqlMigrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => migrationsIn(folder) },
    ...{ migrationTableSchema: schema, migrationTableName: table, migrationLockTableName: `${table}_lock` },
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
