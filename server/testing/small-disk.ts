import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '#backend/failure.ts';

const run = promisify(execFile);

/** A folder on a small disk of its own. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk until this many bytes are free. */
  fillUntil(freeBytes: number): Promise<void>;
  /** Resolves to the number of free bytes. */
  free(): Promise<number>;
  /** Frees the space that `fillUntil` has used. */
  makeRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Mounts a disk in memory; resolves to null if the current user may not mount. */
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
          // Other processes write to the disk too, so it may be full already.
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
