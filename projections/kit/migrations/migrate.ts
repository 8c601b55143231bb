import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { readConnection } from '../tables/connect.ts';

const folder = import.meta.dirname;
/** Any number will do, as long as it is this one everywhere. */
const lock = 7_326_001;

/**
 * Brings the read database to this version: every migration that it lacks, in order, all in one transaction. Processes
 * that start together wait for each other. Throws where the server is older than Postgres 18.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client(readConnection(databaseUrl));
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(`create table if not exists public.read_migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string }>('select name from public.read_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of await migrations()) {
      if (applied.has(name)) continue;
      await client.query(await readFile(`${folder}/${name}`, 'utf8'));
      await client.query('insert into public.read_migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function migrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < 18) {
    throw new Error(`the read models need Postgres 18 or newer; this server is ${version}`);
  }
}
