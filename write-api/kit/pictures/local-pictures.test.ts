import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPictures } from './local-pictures.ts';

const bytes = Buffer.from('a picture');
const hash = createHash('sha256').update(bytes).digest('hex');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('stores a whole picture once under its hash, until it is removed with its variants', async () => {
  const pictures = localPictures(join(folder, 'blobs'));
  expect([await pictures.has(hash), await pictures.get(hash)]).toStrictEqual([false, null]);
  const hashes = await Promise.all(Array.from({ length: 10 }, () => pictures.put(bytes)));
  expect(new Set(hashes)).toStrictEqual(new Set([hash]));
  expect([await pictures.has(hash), await pictures.get(hash)]).toStrictEqual([true, bytes]);
  await pictures.putVariant(hash, 'small.webp', Buffer.from('small'));
  expect(await pictures.has(hash, 'small.jpeg')).toBe(false);
  expect((await pictures.get(hash, 'small.webp'))?.toString()).toBe('small');
  const kept = await readdir(join(folder, 'blobs', hash.slice(0, 2)));
  expect(kept.sort()).toStrictEqual([hash, `${hash}.small.webp`]);
  await pictures.remove(hash);
  await pictures.remove(hash);
  expect(await readdir(join(folder, 'blobs', hash.slice(0, 2)))).toStrictEqual([]);
});
