import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A running MariaDB server, on a socket of its own. */
export interface MariaDb {
  socket: string;
  version: string;
  end(): Promise<void>;
}

const packages = ['mariadb-server-core', 'mariadb-client-core'];
/** The buffer pool: all rows and indexes of ten million items with their versions fit. */
const bufferPool = '6G';

/**
 * Starts MariaDB in a folder. It takes the packages from Debian's archive and unpacks them into this folder; nothing is
 * installed elsewhere. Needs `apt-get` with its lists (`apt-get update`).
 */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  const root = await unpacked(folder);
  const env = { ...process.env, LD_LIBRARY_PATH: join(root, 'usr/lib', libraries()) };
  const [data, socket] = [join(folder, 'data'), join(folder, 'mariadb.sock')];
  const owner = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    join(root, 'usr/bin/mariadb-install-db'),
    [
      '--no-defaults',
      ...owner,
      '--auth-root-authentication-method=normal',
      `--basedir=${join(root, 'usr')}`,
      `--datadir=${data}`,
      '--skip-test-db',
    ],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const program = join(root, 'usr/sbin/mariadbd');
  const version = execFileSync(program, ['--no-defaults', '--version'], { env, encoding: 'utf8' });
  const child = spawn(
    program,
    [
      '--no-defaults',
      ...owner,
      `--basedir=${join(root, 'usr')}`,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      `--innodb-buffer-pool-size=${bufferPool}`,
      '--innodb-flush-log-at-trx-commit=2',
      '--default-time-zone=+00:00',
    ],
    { env, stdio: 'ignore' },
  );
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  await untilItListens(socket, () => child.exitCode);
  return {
    socket,
    version: /Ver (\S+)/.exec(version)?.[1] ?? '',
    async end() {
      process.off('exit', stop);
      stop();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function unpacked(folder: string): Promise<string> {
  const [debs, root] = [join(folder, 'debs'), join(folder, 'root')];
  await mkdir(join(debs, 'partial'), { recursive: true });
  await mkdir(root);
  // The sandbox user of apt may not enter the folder of a benchmark.
  await chmod(folder, 0o755);
  const options = ['Debug::NoLocking=1', `Dir::Cache::archives=${debs}`].flatMap((option) => ['-o', option]);
  execFileSync(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', '--download-only', ...options, ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const name of await readdir(debs)) {
    if (name.endsWith('.deb')) execFileSync('dpkg-deb', ['--extract', join(debs, name), root]);
  }
  return root;
}

/** The folder of this machine's libraries in Debian's layout: `x86_64-linux-gnu`. */
function libraries(): string {
  return `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
}

async function untilItListens(socket: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (exitCode() !== null) throw new Error(`MariaDB ended with ${exitCode()} while it started`);
    if ((await stat(socket).catch(() => null)) !== null) return;
    await setTimeout(100);
  }
  throw new Error('MariaDB does not listen after a minute');
}
