import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Assets } from './assets.ts';

/** Creates a storage of uploads as files at `<folder>/<asset id>`. */
export function localAssets(folder: string): Assets {
  return {
    upload: {
      to: 'here',
      async write(assetId, file) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const beside = join(folder, `${assetId}.${randomUUID()}`);
        try {
          await pipeline(file, createWriteStream(beside, { flags: 'wx', mode: 0o600 }));
          await rename(beside, join(folder, assetId));
        } finally {
          await rm(beside, { force: true });
        }
      },
    },
    async read(assetId) {
      try {
        return (await open(join(folder, assetId))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (assetId) => rm(join(folder, assetId), { force: true }),
  };
}
