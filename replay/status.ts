import type { Backend } from '#backend/open-backend.ts';
import { connectEventStore } from '#event-store/client.ts';
import { headPosition } from '#event-store/load.ts';
import { migrate } from '#projections/migrations/migrate.ts';
import { projectionStatus } from '#projections/runner/status.ts';
import { readPool } from '#projections/tables/connect.ts';

/** How far the read models are. Positions are decimal text; `position` is -1 before the first event. */
export interface Status {
  position: string;
  /** Position of the newest event in the store. */
  head: string;
  lagSeconds: number;
  processed: string;
  parked: number;
  unknownTypes: { type: string; count: number }[];
}

/** Asks database and store, whichever process runs the projections. */
export async function statusOf({
  databaseUrl,
  eventStoreUrl,
}: Pick<Backend, 'databaseUrl' | 'eventStoreUrl'>): Promise<Status> {
  await migrate(databaseUrl);
  const client = connectEventStore(eventStoreUrl);
  const pool = readPool(databaseUrl, 2);
  try {
    const { position, processed, ...rest } = await projectionStatus(pool, client);
    const head = await headPosition(client);
    return { position: String(position), head: String(head), processed: String(processed), ...rest };
  } finally {
    await pool.end();
    await client.dispose();
  }
}
