import type { Backend } from '#backend/open-backend.ts';
import { connectEventStore } from '#event-store/client.ts';
import { replayReads, shownStore } from '#projections/kit/operations/replay-reads.ts';
import { logEnds } from '#projections/kit/operations/standing.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';
import { knownAreas } from '#read-api/areas.ts';
import { readModels } from '#read-api/database.ts';
import { type ActorNames, actorNames } from '#read-api/kit/history/actors.ts';

interface Reads {
  replay: ReplayReads;
  namesOf(actors: Parameters<typeof actorNames>[2]): Promise<ActorNames>;
}

/** Reads the state of the read models, independent of the process that runs them. */
export async function withReads<Result>(
  backend: Backend,
  frozenAfterSeconds: number | undefined,
  use: (reads: Reads) => Promise<Result>,
): Promise<Result> {
  const client = connectEventStore(backend.eventStoreUrl);
  const pool = readPool(backend.databaseUrl, 4);
  const asked = { pool, log: logEnds(client), eventStore: shownStore(backend) };
  const replay = replayReads({ ...asked, ...(frozenAfterSeconds !== undefined && { frozenAfterSeconds }) });
  const known = { db: readModels(pool), areas: knownAreas };
  try {
    return await use({ replay, namesOf: (actors) => actorNames(known, { label: 'staff' }, actors) });
  } finally {
    await pool.end();
    await client.dispose();
  }
}
