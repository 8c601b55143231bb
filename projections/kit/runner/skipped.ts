import type { Client } from 'pg';
import type { ParkedRow } from '#domain/replay/parked-events.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import type { Recorded } from '../../projection.ts';
import { Parking } from '../fold/parking.ts';

/** Loads those of these events that rows skip, each named `<projection> <entity> <position>`. */
export async function loadSkipped(
  client: Client,
  events: readonly Pick<Recorded, 'position'>[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ projection: string; entity: string; position: bigint }>({
    name: 'load skipped',
    text: 'select projection, entity, position from read.skipped_events where position between $1 and $2',
    values: [events[0]?.position ?? 0n, events.at(-1)?.position ?? -1n],
  });
  return new Set(
    rows.map(({ projection, entity, position }) => `${Parking.key(projection, entity)} ${position}`),
  );
}

export async function noteSkipped(client: Client, skipped: readonly ParkedRow[]): Promise<void> {
  if (skipped.length === 0) return;
  await client.query(
    `insert into read.skipped_events (projection, entity, position)
     select * from unnest($1::text[], $2::text[], $3::bigint[]) on conflict do nothing`,
    [
      skipped.map(({ projection }) => projection),
      skipped.map(({ entity }) => entity),
      skipped.map(({ position }) => position),
    ],
  );
}

/**
 * Stores all decisions to skip an event that the event store contains. New read models would otherwise fold a skipped event
 * before they read the decision.
 */
export async function noteSkippedBefore(
  client: Client,
  store: EventStoreDBClient,
  projections: readonly string[],
): Promise<void> {
  const skipped: ParkedRow[] = [];
  for (const name of projections) {
    for await (const { type, data } of readStream(store, `projection-${name}`)) {
      if (type === 'ParkedEventSkipped') skipped.push(data as ParkedRow);
    }
  }
  await noteSkipped(client, skipped);
}
