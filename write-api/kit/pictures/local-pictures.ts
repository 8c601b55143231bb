import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobName, blobNames, type Pictures } from './pictures.ts';
import type { Variant } from './variants.ts';

/**
 * Creates a storage of pictures as files at `<folder>/<first two digits>/<hash>`, with variants next to them as
 * `<hash>.small.webp`.
 */
export function localPictures(folder: string): Pictures {
  const pathOf = (hash: string, variant?: Variant) => join(folder, hash.slice(0, 2), blobName(hash, variant));
  const has = (hash: string, variant?: Variant) =>
    stat(pathOf(hash, variant)).then(() => true, missing(false));
  return {
    has,
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (!(await has(hash))) await write(pathOf(hash), bytes);
      return hash;
    },
    putVariant: (hash, variant, bytes) => write(pathOf(hash, variant), bytes),
    async remove(hash) {
      for (const name of blobNames(hash)) await rm(join(folder, hash.slice(0, 2), name), { force: true });
    },
    get: (hash, variant) => readFile(pathOf(hash, variant)).catch(missing(null)),
  };
}

/**
 * Writes a file under another name and renames it, so that the file exists completely or not at all: the event that names it
 * may follow at once.
 */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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
}

function missing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
