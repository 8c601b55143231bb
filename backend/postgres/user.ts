import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from '../failure.ts';

const run = promisify(execFile);

/** The user that runs the Postgres processes; an empty object stands for the current user. */
export type PostgresUser = { uid?: number; gid?: number };

/**
 * Postgres refuses to run as root. If this process runs as root (mostly in containers), Postgres runs as the system user
 * `postgres`, which is created if missing.
 */
export async function postgresUser(): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return {};
  const existing = await lookUp();
  if (existing) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  } catch {
    throw new StartFailure(
      'Postgres does not run as root, and no user "postgres" could be made: run as another user, or set EVENTSTORE_URL and DATABASE_URL',
    );
  }
  return (await lookUp()) ?? {};
}

async function lookUp(): Promise<Required<PostgresUser> | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
