import type { Backend } from '#backend/open-backend.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { entryRefusal } from '#event-store/errors.ts';
import { headPosition } from '#event-store/load.ts';
import { closedRefusal } from '#event-store/tls-refusal.ts';
import { reasonOf } from '#event-store/undiscovered.ts';
import type { Health, HealthCheck } from './health.ts';
import { openPool } from './pool.ts';

const noRoom =
  'less than 64 MB are free on the disk of the data folder, and writing has stopped: make room there';

/**
 * Adds health checks for the database, the event store and free disk space of the data folder.
 *
 * @returns a function that closes the connections of the checks
 */
export function addBackendChecks(backend: Backend, health: Health): () => Promise<void> {
  const pool = openPool(
    {
      connectionString: backend.databaseUrl,
      max: 1,
      connectionTimeoutMillis: 2_000,
      // A query without an answer would hold the only connection and block every later check.
      query_timeout: 2_000,
    },
    // The next check reports the lost connection.
    () => undefined,
  );
  const eventStore = connectEventStore(backend.eventStoreUrl);
  health.add({
    name: 'database',
    check: async () => {
      await pool.query('select 1');
      return { ok: true };
    },
  });
  health.add({
    name: 'event-store',
    check: () => entered(eventStore, backend.eventStoreUrl),
  });
  const { isShortOfRoom } = backend;
  if (isShortOfRoom !== undefined) {
    health.add({
      name: 'disk',
      check: async () => (isShortOfRoom() ? { ok: false, detail: noRoom } : { ok: true }),
    });
  }
  return async () => {
    await Promise.all([pool.end(), eventStore.dispose()]);
  };
}

async function entered(eventStore: EventStoreDBClient, url: string): ReturnType<HealthCheck['check']> {
  try {
    await headPosition(eventStore);
    return { ok: true };
  } catch (error) {
    const reason = await reasonOf(error, url);
    const detail = entryRefusal(reason) ?? closedRefusal(reason);
    if (detail === null) throw reason;
    return { ok: false, detail };
  }
}
