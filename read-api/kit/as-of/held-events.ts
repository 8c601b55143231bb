import { sql } from 'kysely';
import type { Key, Recorded } from '#projections/projection.ts';
import type { ReadModels } from '../../database.ts';
import type { Step } from '../history/streams.ts';

type How = 'parked' | 'skipped';

/** Whether the read models hold an event up for a row, or leave it out because somebody said so. */
export type HeldEvents = (projection: string, key: Key, recorded: Recorded) => How | null;

/** What the read models do without among these events: what was is told as the live answer tells what is. */
export async function heldEvents(db: ReadModels, steps: readonly Step[]): Promise<HeldEvents> {
  const positions = steps.map(({ position }) => String(position));
  const { rows } = await sql<{ projection: string; entity: string; position: bigint; how: How }>`
    select projection, entity, position, 'parked' as how from read.parked
      where position = any(${positions}::bigint[])
    union all
    select projection, entity, position, 'skipped' from read.skipped_events
      where position = any(${positions}::bigint[])`.execute(db);
  const byPlace = new Map(
    rows.map(({ projection, entity, position, how }) => [`${projection} ${entity} ${position}`, how]),
  );
  // Where rows are found by what stands in them, a whole stream waits.
  return (projection, key, { stream, position }) =>
    byPlace.get(`${projection} ${key} ${position}`) ??
    byPlace.get(`${projection} ${stream} ${position}`) ??
    null;
}
