import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { ReadModels, Recorded } from '../../projection.ts';
import { foldTouches, loadTouched, rollUp } from '../fold/fold-touches.ts';
import { Parking } from '../fold/parking.ts';
import { RowSet } from '../fold/row-set.ts';
import type { Routes, Touch } from '../fold/touches.ts';
import { type Unsealer, Unsealing } from '../fold/unsealing.ts';
import { countedRows, parkedEvents } from './bookkeeping.ts';
import { inOrder } from './in-order.ts';
import { loader } from './load.ts';
import { loadSkipped } from './skipped.ts';
import { changedRows, derivedRows, send, type Write } from './write.ts';

/** What stays the same from batch to batch. */
export interface Setting {
  client: Client;
  models: ReadModels;
  routes: Routes;
  unsealer: Unsealer;
  /** How old versions in the mirror are raised; what the domain has, when left out. */
  upcasters?: Upcasters;
}

/** What is done otherwise while the runner looks for the event that stops a batch. */
export interface Exception {
  /** Only these projections take part, and nothing is kept. */
  rehearse?: string;
  /** These projections cannot take the events, for these reasons: the events are parked for them. */
  leaveOut?: ReadonlyMap<string, Error>;
  /** What is left of what an event touches. */
  only?(touch: Touch): readonly Touch[];
}

/** What events make of the rows they touch, before it is written. */
export interface Folded {
  rowSet: RowSet;
  parking: Parking;
}

/** The tables that rows have in common. */
export interface CommonTables {
  counters: string;
  parked: string;
}

export const live: CommonTables = { counters: 'read.counters', parked: 'read.parked' };

export function nothingFolded(
  { client }: Setting,
  parked: ReadonlySet<string>,
  leaveOut?: ReadonlyMap<string, Error>,
): Folded {
  return {
    rowSet: new RowSet(loader(client)),
    parking: new Parking(parked, leaveOut),
  };
}

/** Loads what the events touch and is not there yet, and folds them into it. */
export async function foldInto(
  { rowSet, parking }: Folded,
  { client, routes, unsealer }: Setting,
  recorded: readonly Recorded[],
  { rehearse, only = (touch) => [touch] }: Exception = {},
): Promise<void> {
  const touches = recorded
    .flatMap((event) => routes.touches(event))
    .filter(({ projection }) => rehearse === undefined || projection.name === rehearse)
    .flatMap(only);
  await inOrder(client, [
    async () => parking.goOnWithout(await loadSkipped(client, recorded)),
    () => loadTouched(rowSet, touches),
  ]);
  const unsealing = new Unsealing(unsealer);
  await unsealing.prefetch(personsOf(touches));
  await foldTouches(rowSet, touches, parking, unsealing);
}

/** Loads the rows that the events touch and folds the events into them. */
export async function foldRecorded(
  setting: Setting,
  recorded: readonly Recorded[],
  parked: ReadonlySet<string>,
  exception: Exception = {},
): Promise<Folded> {
  const folded = nothingFolded(setting, parked, exception.leaveOut);
  await foldInto(folded, setting, recorded, exception);
  await rollUp(folded.rowSet, setting.models.rollups);
  return folded;
}

/** Rows, what follows from them, counters and what was parked. */
export function foldedRows(
  { models }: Pick<Setting, 'models'>,
  { rowSet, parking }: Folded,
  { counters, parked }: CommonTables,
): Write[] {
  return [
    ...changedRows(rowSet),
    ...derivedRows(rowSet, models.derived),
    ...countedRows(rowSet, models.stats, counters),
    ...parkedEvents(parking.newly, parked),
  ];
}

/** Writes all that was folded, within the caller's transaction. */
export function writeFolded(setting: Setting, folded: Folded, tables: CommonTables): Promise<void> {
  return send(setting.client, foldedRows(setting, folded, tables));
}

function personsOf(touches: readonly Touch[]): string[] {
  return touches.flatMap(({ projection, recorded, error }) => {
    const person = error === null ? (projection.personId?.(recorded) ?? null) : null;
    return person === null ? [] : [person];
  });
}
