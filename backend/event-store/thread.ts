import { parentPort, workerData } from 'node:worker_threads';
import { startEmbeddedEventStore } from '#event-store/embedded/server.ts';
import { watchRoom } from '../room.ts';

/** What the thread is started with. */
export interface ThreadData {
  databaseUrl: string;
  /** The folders on whose disks there must be room for what is written. */
  folders: readonly string[];
}

/** What the thread says once it serves. */
export interface Serving {
  url: string;
}

const { databaseUrl, folders } = workerData as ThreadData;
const room = await watchRoom(folders);
const eventStore = await startEmbeddedEventStore({ databaseUrl, isFull: () => room.isShort() });
parentPort?.postMessage({ url: eventStore.url } satisfies Serving);
parentPort?.once('message', async () => {
  room.stop();
  await eventStore.stop();
  parentPort?.close();
});
