import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { madePicture, type ReadyPicture } from './keep-picture.ts';
import type { Share } from './upload-room.ts';
import type { Variant } from './variants.ts';

/** A file of a request. It is on disk until the request is answered. */
export interface Upload {
  size: number;
  /** The first bytes, which show the type of the picture. */
  head: Uint8Array;
  /** The hash of the bytes as sent, so that equal requests have equal hashes. */
  hash: string;
  /** Strips the picture and makes its sizes; the result replaces the upload on disk. Throws like `madePicture`. */
  ready(): Promise<ReadyPicture>;
}

/** The folder that stores the files of one request. */
export interface UploadFolder {
  keep(file: Readable): Promise<Upload>;
  /** Removes the folder with its files. */
  remove(): Promise<void>;
}

const headBytes = 12;
/** The age in ms after which a folder counts as left by a killed process: longer than any request takes. */
const leftAfterMs = 60 * 60_000;

/**
 * Creates a folder below `parent` that only this process's user can read. Its files count against the share `room` of the disk
 * space. Also removes folders that killed processes left below `parent`.
 */
export async function openUploadFolder(parent: string, room: Share): Promise<UploadFolder> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeft(parent);
  const folder = await mkdtemp(join(parent, 'request-'));
  return {
    async keep(file) {
      const path = join(folder, randomUUID());
      let size = 0;
      let head: Buffer = Buffer.alloc(0);
      const digest = createHash('sha256');
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          try {
            room.take(chunk.length);
          } catch (error) {
            return done(error as Error);
          }
          size += chunk.length;
          digest.update(chunk);
          if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
          done(null, chunk);
        },
      });
      await pipeline(file, counting, createWriteStream(path, { mode: 0o600 }));
      let ready: Promise<ReadyPicture> | undefined;
      return {
        size,
        head,
        hash: digest.digest('hex'),
        ready() {
          ready ??= readyAt(path);
          return ready;
        },
      };
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      room.giveBack();
    },
  };
}

/**
 * Writes the stripped picture and its sizes to disk, where they wait for the command's decision. Memory thus contains only one
 * picture of a request at a time.
 */
async function readyAt(path: string): Promise<ReadyPicture> {
  const { hash, bytes, sizes } = await madePicture(await readFile(path));
  const pathOf = (variant?: Variant) => (variant === undefined ? path : `${path}.${variant}`);
  await writeFile(path, bytes, { mode: 0o600 });
  let size = bytes.length;
  for (const [variant, made] of sizes) {
    await writeFile(pathOf(variant), made, { mode: 0o600 });
    size += made.length;
  }
  return { hash, size, read: (variant) => readFile(pathOf(variant)) };
}

async function removeLeft(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const since = (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - since > leftAfterMs) await rm(path, { recursive: true, force: true });
  }
}
