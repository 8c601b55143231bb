import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import type { BackendConfig } from '#backend/config.ts';
import { withDatabase } from '#backend/databases.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { connectEventStore } from '#event-store/client.ts';
import { startEmbeddedEventStore } from '#event-store/embedded/server.ts';
import { someCredentials } from '#event-store/embedded/testing/credentials.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import { openWrites } from '#server/open-writes.ts';
import { seedHouse } from '#server/seed-house.ts';
import { newestToIndex } from '#write-api/kit/index/position.ts';
import { noReads } from '#write-api/read-side.ts';
import { createDatabases, dropDatabases, whileAlone } from './databases.ts';
import { type HouseSecrets, someSecrets, staff, startTestServer } from './start-server.ts';

/** A filled and closed installation. */
export interface ClosedHouse {
  databases: { house: string; log: string };
  dataDir: string;
  secrets: HouseSecrets;
}

/**
 * Returns the demo's installation. The first test that needs it seeds and closes it. A copy takes a second; seeding
 * takes twenty and slows down the running tests. The installation is removed at the end of the run.
 */
export async function demoHouse(): Promise<ClosedHouse> {
  const { serverUrl, folder } = inject('backend');
  const note = join(folder, 'demo-house.json');
  return whileAlone(serverUrl, 'demo house', async () => {
    const noted = await readFile(note, 'utf8').catch(() => null);
    if (noted !== null) return JSON.parse(noted) as ClosedHouse;
    const made = await make();
    await writeFile(note, JSON.stringify(made));
    return made;
  });
}

/** Copies the installation's data folder. */
export async function copyDataDir({ dataDir }: ClosedHouse, to: string): Promise<void> {
  await cp(dataDir, to, { recursive: true });
}

async function make(): Promise<ClosedHouse> {
  const { serverUrl, houseTables, demo, folder } = inject('backend');
  const dataDir = join(folder, demo.house);
  // Removes the files of an earlier failed attempt.
  await rm(dataDir, { recursive: true, force: true });
  await dropDatabases(serverUrl, [demo.house, demo.log]);
  await mkdir(dataDir);
  await createDatabases(serverUrl, [{ name: demo.house, template: houseTables }, { name: demo.log }]);
  const store = await startEmbeddedEventStore({
    databaseUrl: withDatabase(serverUrl, demo.log),
    credentials: someCredentials(),
  });
  const given = { eventStoreUrl: store.url, databaseUrl: withDatabase(serverUrl, demo.house) };
  const secrets = someSecrets();
  const server = await startTestServer({ given, dataDir, secrets });
  await fill({ dataDir, given }, secrets);
  const position = await demoCompleted(store.url);
  await untilReadable(`${server.url}/v1/stocks?limit=1`, position, await server.authorization(staff));
  await server.stop();
  await store.stop();
  return { databases: demo, dataDir, secrets };
}

/** Writes the demo data itself, as a server seeds only a store that no other server shares. */
async function fill(config: Required<BackendConfig>, secrets: HouseSecrets): Promise<void> {
  const kept = await loadSecrets(config, secrets);
  const { deps, close } = await openWrites(config.given, config, kept, noReads, () => undefined);
  try {
    await seedHouse(deps, new AbortController().signal);
    // The server's follower indexes the demo data meanwhile. Without the whole index, a copy answers 503 for pictures.
    while ((await newestToIndex(deps)) !== null) await delay(50);
  } finally {
    await close();
  }
}

/** Returns the position at which the demo data was complete. */
async function demoCompleted(eventStoreUrl: string): Promise<bigint> {
  const client = connectEventStore(eventStoreUrl);
  const reading = new AbortController();
  const { signal } = reading;
  try {
    const batches = subscribeInBatches(client, { after: null, streamPrefixes: ['demo-'], signal });
    for await (const batch of batches) {
      const completed = batch.find(({ type }) => type === 'DemoSeedCompleted');
      if (completed !== undefined) return completed.position;
    }
    throw new Error('the log ended before the demo data were complete');
  } finally {
    reading.abort();
    await client.dispose();
  }
}

/** Each read waits for the position by itself, and marks its answer as stale when it gave up. */
async function untilReadable(url: string, position: bigint, authorization: string): Promise<void> {
  const headers = { authorization, 'x-min-position': String(position) };
  while ((await fetch(url, { headers })).headers.has('x-stale'));
}
