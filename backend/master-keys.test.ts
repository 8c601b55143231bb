import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newMasterKey } from './master-keys.ts';
import { loadSecrets } from './secrets.ts';

const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tryset-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('in a data folder, keeps the new key beside the present one until it replaces it', async () => {
  const before = await loadSecrets({ dataDir }, {});
  const begun = await newMasterKey({ dataDir }, {});
  expect(begun.from).toEqual(before.masterKey);
  expect(begun.to).not.toEqual(begun.from);
  // A second run after a kill gets the same two keys. A server started between the runs uses the present key.
  const again = await newMasterKey({ dataDir }, { NEW_MASTER_KEY: base64(9) });
  expect([again.from, again.to]).toEqual([begun.from, begun.to]);
  expect(await loadSecrets({ dataDir }, {})).toEqual(before);
  expect(await again.keep()).toBe('kept');
  expect(await loadSecrets({ dataDir }, {})).toEqual({ ...before, masterKey: begun.to });
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).not.toContain('newMasterKey');
});

test('in a data folder, takes the key that NEW_MASTER_KEY names', async () => {
  const { to } = await newMasterKey({ dataDir }, { NEW_MASTER_KEY: base64(9) });
  expect(to).toEqual(Buffer.alloc(32, 9));
});

test('from the environment, requires both keys and leaves storing them to the operator', async () => {
  const given = { eventStoreUrl: 'esdb://a', databaseUrl: 'postgres://a/b' };
  const env = { MASTER_KEY: base64(1), NEW_MASTER_KEY: base64(2) };
  const { from, to, keep } = await newMasterKey({ dataDir, given }, env);
  expect([from, to, await keep()]).toEqual([Buffer.alloc(32, 1), Buffer.alloc(32, 2), 'to_set']);
  await expect(newMasterKey({ dataDir, given }, { NEW_MASTER_KEY: base64(2) })).rejects.toThrow(
    /^MASTER_KEY is not/,
  );
  await expect(newMasterKey({ dataDir }, { MASTER_KEY: base64(1) })).rejects.toThrow(
    /^NEW_MASTER_KEY is not set/,
  );
  await expect(newMasterKey({ dataDir, given }, { ...env, NEW_MASTER_KEY: 'abc' })).rejects.toThrow(
    /^NEW_MASTER_KEY is not 32/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});
