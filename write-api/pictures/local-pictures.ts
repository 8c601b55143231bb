import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pictures } from './pictures.ts';

/** Pictures as files under `<folder>/<first two digits>/<hash>`. */
export function localPictures(folder: string): Pictures {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const has = (hash: string) => stat(pathOf(hash)).then(() => true, missing(false));
  return {
    has,
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (await has(hash)) return hash;
      const path = pathOf(hash);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Under its name it is there whole or not at all: the event that names it may be appended right after.
      const beside = `${path}.${randomUUID()}`;
      try {
        const file = await open(beside, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
      } finally {
        await rm(beside, { force: true });
      }
      return hash;
    },
    get: (hash) => readFile(pathOf(hash)).catch(missing(null)),
  };
}

function missing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
