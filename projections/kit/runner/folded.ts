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

/** Settings shared by all batches. */
export interface Setting {
  client: Client;
  models: ReadModels;
  routes: Routes;
  unsealer: Unsealer;
  /** The upcasters for old event versions; the domain's if omitted. */
  upcasters?: Upcasters;
}

/** Overrides that help to isolate the event that the database refuses. */
export interface Exception {
  /** The only projection to fold, in a transaction that is rolled back. */
  rehearse?: string;
  /** The projections for which the events are parked, with the reasons. */
  leaveOut?: ReadonlyMap<string, Error>;
  /** Narrows the rows that an event touches. */
  only?(touch: Touch): readonly Touch[];
}

/** The rows that events have changed, before they are written. */
export interface Folded {
  rowSet: RowSet;
  parking: Parking;
}

/** The names of the tables that all projections share. */
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

/** Loads missing rows that the events touch into the row set, and folds the events into the rows. */
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

/** Loads the rows that the events touch into a new row set, and folds the events into the rows. */
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

/** Returns the writes for changed rows, derived rows, counters and parked events. */
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

/** Writes all folded changes in the caller's transaction. */
export function writeFolded(setting: Setting, folded: Folded, tables: CommonTables): Promise<void> {
  return send(setting.client, foldedRows(setting, folded, tables));
}

function personsOf(touches: readonly Touch[]): string[] {
  return touches.flatMap(({ projection, recorded, error }) => {
    const person = error === null ? (projection.personId?.(recorded) ?? null) : null;
    return person === null ? [] : [person];
  });
}
