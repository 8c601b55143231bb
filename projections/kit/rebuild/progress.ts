import { type Client, DatabaseError } from 'pg';
import type { Beside } from './generations.ts';

export type Source = 'mirror' | 'event-store';

/** The progress of tables that are built beside the live ones. */
export interface Progress {
  /** The commit position of the last event folded into the tables; -1 before the first. */
  position: bigint;
  processed: bigint;
  /** The names of the projections being built, in the order of their declaration. */
  projections: string[];
  /** Where the events are read from. */
  source: Source;
  /**
   * The names of all migrations that had been applied when the tables were created. After another migration, their columns
   * differ from the live ones.
   */
  migrations: string;
  startedAt: string;
}

const undefinedTable = '42P01';
const columns = 'position, processed, projections, source, migrations, started_at as "startedAt"';

export async function beginProgress(
  client: Client,
  schema: Beside,
  projections: readonly string[],
  source: Source = 'mirror',
): Promise<void> {
  await client.query(`create table ${schema}.progress (
    position bigint not null, processed bigint not null, projections text[] not null, source text not null,
    migrations text not null, started_at timestamptz not null default now())`);
  await client.query(
    `insert into ${schema}.progress (position, processed, projections, source, migrations)
     values (-1, 0, $1, $2, $3)`,
    [projections, source, await migrationsOf(client)],
  );
}

/** Loads the progress of the tables in this schema; null if the schema has no tables. */
export async function loadProgress(client: Pick<Client, 'query'>, schema: Beside): Promise<Progress | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass($1 || '.progress') is not null as there",
    [schema],
  );
  if (!found[0]?.there) return null;
  try {
    const { rows } = await client.query<Progress>(`select ${columns} from ${schema}.progress`);
    return rows[0] ?? null;
  } catch (error) {
    // A concurrent switch or drop may remove the table between the two queries.
    if (error instanceof DatabaseError && error.code === undefinedTable) return null;
    throw error;
  }
}

export async function saveProgress(
  client: Client,
  schema: Beside,
  { position, processed }: Pick<Progress, 'position' | 'processed'>,
): Promise<void> {
  await client.query(`update ${schema}.progress set position = $1, processed = $2`, [position, processed]);
}

export async function migrationsOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    "select string_agg(name, ' ' order by name) as names from public.read_migrations",
  );
  return rows[0]?.names ?? '';
}
