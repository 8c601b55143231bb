import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

const given = { eventStoreUrl: 'esdb://a', databaseUrl: 'postgres://a/b' };
const good = { JWT_SECRET: 'x'.repeat(32), MASTER_KEY: Buffer.alloc(32, 7).toString('base64') };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tryset-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('generates secrets once and keeps them for their owner alone', async () => {
  const [one, other] = await Promise.all([loadSecrets({ dataDir }, {}), loadSecrets({ dataDir }, {})]);
  expect(one.masterKey).toHaveLength(32);
  expect(one.jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(other).toEqual(one);
  expect(await loadSecrets({ dataDir }, {})).toEqual(one);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('prefers the settings of the environment', async () => {
  const kept = await loadSecrets({ dataDir }, {});
  const { masterKey, jwtSecret } = await loadSecrets({ dataDir }, { MASTER_KEY: good.MASTER_KEY });
  expect(masterKey).toEqual(Buffer.alloc(32, 7));
  expect(jwtSecret).toEqual(kept.jwtSecret);
});

test('requires both settings with given addresses', async () => {
  await expect(loadSecrets({ dataDir, given }, { ...good, JWT_SECRET: '' })).rejects.toThrow(
    /^JWT_SECRET is not set/,
  );
  await expect(loadSecrets({ dataDir, given }, { ...good, MASTER_KEY: '' })).rejects.toThrow(
    /^MASTER_KEY is not set/,
  );
  await expect(loadSecrets({ dataDir, given }, good)).resolves.toBeDefined();
});

test.each([
  [{ JWT_SECRET: 'short' }, /^JWT_SECRET is too short/],
  [{ MASTER_KEY: 'abc' }, /^MASTER_KEY is not 32 bytes/],
  [{ MASTER_KEY: Buffer.alloc(31).toString('base64') }, /^MASTER_KEY is not 32 bytes/],
  [{ MASTER_KEY: Buffer.alloc(33).toString('base64') }, /^MASTER_KEY is not 32 bytes/],
])('%j', async (env, message) => {
  await expect(loadSecrets({ dataDir, given }, { ...good, ...env })).rejects.toThrow(message);
});

test('does not replace a damaged file', async () => {
  await writeFile(join(dataDir, 'secrets.json'), '{"jwtSecret": "');
  await expect(loadSecrets({ dataDir }, {})).rejects.toThrow(/secrets\.json is damaged/);
});
