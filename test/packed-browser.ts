import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium into the temporary folder, once for all runs. The
 * package writes its file in place, so a second process could start a half-written program. This function unpacks
 * elsewhere and renames the whole folder.
 * @returns the path of the program
 */
export async function unpackedBrowser(): Promise<string> {
  const folder = join(tmpdir(), `tryset-chromium-${version()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return join(folder, 'chromium');
}

function version(): string {
  // The package exports only its main file, two levels below its root.
  const root = dirname(dirname(require.resolve('@sparticuz/chromium')));
  return (require(join(root, 'package.json')) as { version: string }).version;
}

async function unpackInto(folder: string): Promise<void> {
  const own = await mkdtemp(`${folder}.`);
  try {
    // The package unpacks into its process's TMPDIR, so it runs in a separate process with another TMPDIR.
    const script = "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())";
    await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: own },
    });
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // If the folder exists, another run was faster.
    if (!existsSync(folder)) throw error;
  }
}
