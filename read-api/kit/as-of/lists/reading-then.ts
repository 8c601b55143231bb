import { peopleTable } from '#projections/personal-data/tables.ts';
import type { ReadDeps } from '../../../deps.ts';
import type { Step } from '../../history/streams.ts';
import type { Reading } from '../../reading.ts';
import { loadOf } from '../as-it-was.ts';
import { heldEvents } from '../held-events.ts';
import { readModelsThen } from '../read-models-then.ts';
import { rowsOf } from '../rows.ts';
import type { Around } from './around.ts';

interface Held {
  category: string;
  streamOf?: (id: number) => number;
  around: Around;
}

/**
 * Returns a reading of the read models as they were at an instant, for these things and what their rows show. `isParked` tells
 * whether one of the rows is parked.
 */
export async function readingThen(
  deps: ReadDeps,
  reading: Reading,
  { category, streamOf = (id) => id, around }: Held,
  ids: readonly number[],
  time: string,
): Promise<{ past: Reading; isParked: boolean }> {
  const { caller } = reading;
  const load = loadOf(deps);
  const until = (steps: readonly Step[]) => steps.filter(({ effectiveAt }) => effectiveAt <= time);
  const own = await load([...new Set(ids.map((id) => `${category}-${streamOf(id)}`))]);
  const steps = until([...own, ...(await around.load(load, own, { counted: until }))]);
  const { folding, tables, people } = deps.areas.rowsThen;
  const held = await heldEvents(deps.db, steps);
  const { rows, isParked } = await rowsOf(folding, steps, held, deps.unsealer);
  const { known, seen } = (await around.people?.(deps.db, caller, ids)) ?? { known: [], seen: [] };
  const last = new Map(until(own).map(({ stream, position }) => [stream, position]));
  const db = readModelsThen(deps.db, {
    tables,
    rows,
    peopleThen: known,
    named: people(rows),
    people: rows.of(peopleTable).filter(({ id }) => seen.includes(id)),
    log: [...last].map(([stream, position]) => ({ stream, position })),
  });
  return { past: { ...reading, db, now: time }, isParked };
}
