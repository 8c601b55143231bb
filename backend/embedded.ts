import { startEmbeddedEventStore } from '#event-store/embedded/server.ts';
import { keptText, randomText } from './data-folder.ts';
import { ensureDatabases } from './databases.ts';
import { startCluster } from './postgres/cluster.ts';
import { postgresFolder } from './postgres/location.ts';

const applicationDatabase = 'tryset';
const eventStoreDatabase = 'event_store';

export type Embedded = { eventStoreUrl: string; databaseUrl: string; stop(): Promise<void> };

/**
 * Starts Postgres over DATA_DIR and the event store over that Postgres, each with a database of its own.
 * The caller holds the lock of `dataFolder`.
 */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  const password = await keptText(dataFolder, 'postgres-password', randomText);
  const cluster = await startCluster({ folder: await postgresFolder(dataFolder), password });
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${cluster.port}/${database}`;
  try {
    await ensureDatabases(urlOf('postgres'), [applicationDatabase, eventStoreDatabase]);
    const eventStore = await startEmbeddedEventStore({ databaseUrl: urlOf(eventStoreDatabase) });
    return {
      eventStoreUrl: eventStore.url,
      databaseUrl: urlOf(applicationDatabase),
      stop: async () => {
        try {
          await eventStore.stop();
        } finally {
          await cluster.stop();
        }
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
