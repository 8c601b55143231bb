import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing, ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { startProjections } from '#projections/start.ts';

/** Data that the main thread passes to the worker thread. */
export interface WorkerData {
  eventStoreUrl: string;
  databaseUrl: string;
  masterKey: Uint8Array;
}

// Projections have their own thread, so that they and the writing each use a core.
const { eventStoreUrl, databaseUrl, masterKey } = workerData as WorkerData;
await migrate(databaseUrl);
const client = connectEventStore(eventStoreUrl);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
pool.on('error', () => undefined);
await ensureSealingSchema(pool);
const silent = () => undefined;
const running = await startProjections({
  databaseUrl,
  client,
  sealing: createSealing(pool, masterKey),
  logger: { info: silent, warn: silent, error: silent },
});
parentPort?.postMessage('started');
parentPort?.once('message', async () => {
  await running.stop();
  await client.dispose();
  await pool.end();
  parentPort?.close();
});
