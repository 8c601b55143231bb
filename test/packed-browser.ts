import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/**
 * The Chromium that npm's @sparticuz/chromium brings for Linux, unpacked into the temporary folder once for all runs. The
 * package itself unpacks to a place where whoever comes a moment later finds half a file, or one that is still being
 * written; here the whole folder comes into its place by a rename.
 *
 * @returns the path of the program
 */
export async function unpackedBrowser(): Promise<string> {
  const folder = join(tmpdir(), `tryset-chromium-${version()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return join(folder, 'chromium');
}

function version(): string {
  // Two levels below its root: the package shows no other file.
  const root = dirname(dirname(require.resolve('@sparticuz/chromium')));
  return (require(join(root, 'package.json')) as { version: string }).version;
}

async function unpackInto(folder: string): Promise<void> {
  const own = await mkdtemp(`${folder}.`);
  try {
    // The package asks the temporary folder of its process: in one of its own that can be another than everybody's.
    const script = "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())";
    await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: own },
    });
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
}
