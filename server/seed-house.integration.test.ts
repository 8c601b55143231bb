import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '#backend/secrets.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { someSecrets } from '#test/start-server.ts';
import { noReads } from '#write-api/read-side.ts';
import { openWrites } from './open-writes.ts';
import { seedHouse } from './seed-house.ts';

let backend: TestBackend;
let dataDir: string;
let writes: Awaited<ReturnType<typeof openWrites>>;

beforeAll(async () => {
  backend = await testBackend();
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  const given = { eventStoreUrl: backend.eventStoreUrl, databaseUrl: backend.databaseUrl };
  const secrets = await loadSecrets({ dataDir, given }, someSecrets());
  writes = await openWrites(given, { dataDir, given }, secrets, noReads, () => undefined);
});

afterAll(async () => {
  await writes.close();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('seeding survives outages, and fails with an error that a retry cannot fix', async () => {
  const silent = Object.assign(new Error('the event store does not answer'), { code: 'ETIMEDOUT' });
  const broken = new Error('not as it should be');
  const away: unknown[] = [];
  const { deps } = writes;
  // Seeding first reads the clock, so the clock can simulate the outage.
  const clock = () => {
    throw away.length === 0 ? silent : broken;
  };
  const { signal } = new AbortController();
  const seeding = seedHouse({ ...deps, clock }, signal, { onAway: (error) => away.push(error) });
  await expect(seeding).rejects.toBe(broken);
  expect(away).toEqual([silent]);
});
