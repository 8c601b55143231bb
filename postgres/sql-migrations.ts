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
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  if (await areApplied(db, names, { schema, table })) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder, names) },
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    ...how,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Returns whether the database has exactly these migrations, as at most starts. The migrator would find the same, but lists all
 * columns of the database twice to look for its own tables, which takes Postgres longer than the rest of a start.
 */
async function areApplied<Database>(
  db: Kysely<Database>,
  names: readonly string[],
  { schema, table }: Pick<SqlMigrations, 'schema' | 'table'>,
): Promise<boolean> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass(${`${schema}.${table}`}) is not null as exists`.execute(db);
  if (tables[0]?.exists !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(schema, table)}`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === names.length && names.every((name) => applied.has(name));
}

async function readMigrations(folder: string, names: readonly string[]): Promise<Record<string, Migration>> {
  const read = async (name: string): Promise<[string, Migration]> => {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}
