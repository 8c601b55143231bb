import pg from 'pg';
import { errorCode } from './failure.ts';

/** Creates missing databases. `serverUrl` names any database of the server and a role that may create databases. */
export async function ensureDatabases(serverUrl: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const name of names) {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount) continue;
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
        const existsByNow = '42P04';
        if (errorCode(error) !== existsByNow) throw error;
      });
    }
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}
