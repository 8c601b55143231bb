import { backendConfig } from '#backend/config.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { type Pace, startPace } from './catch-up/pace.ts';
import { startOwnProjections } from './catch-up/projections.ts';
import { caughtUp } from './catch-up/wait.ts';
import { tell } from './command-line.ts';

/** The dependencies of an import. */
export interface Store {
  client: EventStoreDBClient;
  databaseUrl: string;
  pace: Pick<Pace, 'inTurn'>;
  signal: AbortSignal;
}

/** Writes beside the processes that use this data folder, and waits until the read models hold the events. */
export function withStore<Result>(write: (store: Store) => Promise<Result>): Promise<Result> {
  const config = backendConfig(process.env);
  return withBackend(config, async (backend, signal) => {
    const { eventStoreUrl, databaseUrl } = backend;
    // This tool runs projections only if it started the store itself: a running server has its own. With configured
    // addresses another process runs them, and this tool may lack the keys.
    const projections =
      backend.embedded && backend.httpUrl === undefined
        ? await startOwnProjections({
            eventStoreUrl,
            databaseUrl,
            masterKey: (await loadSecrets(config, process.env)).masterKey,
          })
        : null;
    const client = connectEventStore(eventStoreUrl);
    const pace = startPace(databaseUrl);
    try {
      const result = await write({ client, databaseUrl, pace, signal });
      if (!(await caughtUp(databaseUrl, client, signal))) {
        tell(
          'The read models do not catch up: check that the projections run. All events are stored, nothing is lost.',
        );
      }
      return result;
    } finally {
      await pace.stop();
      await client.dispose();
      await projections?.stop();
    }
  });
}

/** Reads the store without writing. */
export function readingStore<Result>(
  read: (client: EventStoreDBClient, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  return withBackend(backendConfig(process.env), async ({ eventStoreUrl, databaseUrl }) => {
    const client = connectEventStore(eventStoreUrl);
    try {
      return await read(client, databaseUrl);
    } finally {
      await client.dispose();
    }
  });
}
