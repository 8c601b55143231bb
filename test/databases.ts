import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

interface NewDatabase {
  name: string;
  /** The database to copy, which must have no open connections; an empty one if omitted. */
  template?: string | undefined;
}

/**
 * Creates databases over one connection. Copying files takes a third of the time of the default strategy, which writes each
 * page to the WAL. A test run creates hundreds of databases.
 */
export async function createDatabases(serverUrl: string, databases: readonly NewDatabase[]): Promise<void> {
  await withServer(serverUrl, async (client) => {
    for (const { name, template = 'template1' } of databases) {
      await untilLeft(client, template);
      const of = client.escapeIdentifier(template);
      await client.query(
        `create database ${client.escapeIdentifier(name)} template ${of} strategy file_copy`,
      );
    }
  });
}

/** Drops databases, even if a failed test left sessions in them. */
export async function dropDatabases(serverUrl: string, names: readonly string[]): Promise<void> {
  await withServer(serverUrl, async (client) => {
    for (const name of names) {
      await untilLeft(client, name);
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    }
  });
}

/** Runs one-time work of the test run under a lock: concurrent processes run it one after the other. */
export async function whileAlone<Value>(
  serverUrl: string,
  what: string,
  act: () => Promise<Value>,
): Promise<Value> {
  return withServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [what]);
    return act();
  });
}

const lookEveryMs = 5;
const patienceMs = 2_000;

/**
 * Waits until a database has no sessions. A pool ends before its last sessions do. If the server then terminates a
 * session, nobody handles the error, and the next test of the process fails.
 */
async function untilLeft(client: pg.Client, name: string): Promise<void> {
  for (const began = Date.now(); Date.now() - began < patienceMs; await setTimeout(lookEveryMs)) {
    const { rows } = await client.query('select from pg_stat_activity where datname = $1 limit 1', [name]);
    if (rows.length === 0) return;
  }
}

async function withServer<Value>(
  serverUrl: string,
  use: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
