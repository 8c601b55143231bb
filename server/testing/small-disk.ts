import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#backend/failure.ts';

const run = promisify(execFile);

/** A folder with a disk of its own. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk until so many bytes are free. */
  fillUntil(freeBytes: number): Promise<void>;
  /** How many bytes are free. */
  free(): Promise<number>;
  /** Takes away what it was filled with. */
  makeRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Mounts a disk in memory; null where this user may not mount. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'tryset-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  } catch {
    await rmdir(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    async fillUntil(freeBytes) {
      const piece = Buffer.alloc(64 * 1024);
      for (let left = (await free()) - freeBytes; left > 0; left -= piece.length) {
        try {
          await writeFile(ballast, piece.subarray(0, Math.min(left, piece.length)), { flag: 'a' });
        } catch (error) {
          // Others write too.
          if (errorCode(error) === 'ENOSPC') return;
          throw error;
        }
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}
