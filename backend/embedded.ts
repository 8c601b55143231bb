import { startEmbeddedEventStore } from '#event-store/embedded/server.ts';
import { keptText, randomText } from './data-folder.ts';
import { ensureDatabases } from './databases.ts';
import { startCluster } from './postgres/cluster.ts';
import { keepRunning } from './postgres/keep-running.ts';
import { postgresFolder } from './postgres/location.ts';
import { makePrivate } from './private-folders.ts';
import { watchRoom } from './room.ts';

const applicationDatabase = 'tryset';
const eventStoreDatabase = 'event_store';

export type Embedded = {
  eventStoreUrl: string;
  databaseUrl: string;
  /** Returns whether the disk is so full that the event store refuses writes. */
  isShortOfRoom(): boolean;
  stop(): Promise<void>;
};

/**
 * Starts Postgres in DATA_DIR and the event store on top of it. Each gets its own database and password.
 * The caller must hold the lock of `dataFolder`.
 */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  await makePrivate(dataFolder);
  const password = await keptText(dataFolder, 'postgres-password', randomText);
  const folder = await postgresFolder(dataFolder);
  const cluster = await startCluster({ folder, password });
  const stopPostgres = keepRunning(cluster);
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${cluster.port}/${database}`;
  try {
    await ensureDatabases(urlOf('postgres'), [applicationDatabase, eventStoreDatabase]);
    const room = await watchRoom([dataFolder, folder]);
    const isShortOfRoom = () => room.isShort();
    const eventStore = await startEmbeddedEventStore({
      databaseUrl: urlOf(eventStoreDatabase),
      credentials: {
        username: 'tryset',
        password: await keptText(dataFolder, 'event-store-password', randomText),
      },
      isFull: isShortOfRoom,
    });
    return {
      eventStoreUrl: eventStore.url,
      databaseUrl: urlOf(applicationDatabase),
      isShortOfRoom,
      stop: async () => {
        room.stop();
        try {
          await eventStore.stop();
        } finally {
          await stopPostgres();
        }
      },
    };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}
