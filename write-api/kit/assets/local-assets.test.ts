import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { localAssets } from './local-assets.ts';

const id = '6d3a4a0e-1111-4222-8333-444455556666';

test('stores an upload whole or not at all, until it is removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { upload, ...assets } = localAssets(join(folder, 'assets'));
  if (upload.to !== 'here') throw new Error('local uploads come to this server');
  expect(await assets.read(id)).toBeNull();
  const cut = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('the client left');
    })(),
  );
  await expect(upload.write(id, cut)).rejects.toThrow('the client left');
  expect(await readdir(join(folder, 'assets'))).toEqual([]);
  await upload.write(id, Readable.from([Buffer.from('whole')]));
  const stored = await assets.read(id);
  expect(String(stored && (await buffer(stored)))).toBe('whole');
  await assets.remove(id);
  await assets.remove(id);
  expect(await assets.read(id)).toBeNull();
});
