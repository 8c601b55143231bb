import pg from 'pg';
import type { Backend } from '#backend/open-backend.ts';
import { connectEventStore } from '#event-store/client.ts';
import type { Health } from './health.ts';

/** Adds the checks that the database and the event store answer; resolves to what closes their connections. */
export function addBackendChecks(backend: Backend, health: Health): () => Promise<void> {
  const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 1, connectionTimeoutMillis: 2_000 });
  // An idle connection that breaks would end the process; the next check tells.
  pool.on('error', () => {});
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
    check: async () => {
      const newest = eventStore.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 });
      for await (const _ of newest) break;
      return { ok: true };
    },
  });
  return async () => {
    await Promise.all([pool.end(), eventStore.dispose()]);
  };
}
