import type { Client } from 'pg';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { ReadModels } from '../read-models.ts';
import { logTable } from '../tables/log.ts';
import { writeCounters, writeParked, writeUnknownTypes } from './bookkeeping.ts';
import { type Checkpoint, moveCheckpoint } from './checkpoint.ts';
import { foldTouches, loadTouched, rollUp } from './fold-batch.ts';
import { mirrored } from './log-rows.ts';
import { type NewlyParked, Parking } from './parking.ts';
import { RowSet } from './row-set.ts';
import type { Routes, Touch } from './touches.ts';
import { type Unsealer, Unsealing } from './unsealing.ts';
import { copyRows, writeDerived, writeRows } from './write.ts';

/** What stays the same from batch to batch. */
export interface Setting {
  client: Client;
  models: ReadModels;
  routes: Routes;
  unsealer: Unsealer;
}

/** Where a batch begins. */
export interface Standing {
  checkpoint: Checkpoint;
  /** Rows that stand still: `<projection> <entity>`. */
  parked: ReadonlySet<string>;
}

/** What is done otherwise while the runner looks for the event that stops a batch. */
export interface Exception {
  /** Only these projections take part, and nothing is kept. */
  rehearse?: string;
  /** These projections cannot take the events, for these reasons: the events are parked for them. */
  leaveOut?: ReadonlyMap<string, Error>;
}

/**
 * Takes a batch in one transaction: log mirror, rows, counters, what was parked, checkpoint. Events up to the checkpoint
 * are known already and change nothing. Throws what the database throws, and then nothing has happened.
 */
export async function processBatch(
  setting: Setting,
  standing: Standing,
  events: readonly StoredEvent[],
  { rehearse, leaveOut }: Exception = {},
): Promise<Standing> {
  const { client, models, routes, unsealer } = setting;
  const fresh = events.filter(({ position }) => position > standing.checkpoint.position);
  const last = fresh.at(-1);
  if (last === undefined) return standing;

  const lines = await mirrored(client, fresh);
  const recorded = lines.map((line) => line.recorded);
  const touches = recorded
    .flatMap((event) => routes.touches(event))
    .filter(({ projection }) => rehearse === undefined || projection.name === rehearse);
  const parking = new Parking(standing.parked, leaveOut);
  const rowSet = new RowSet(client);
  const unsealing = new Unsealing(unsealer);
  await unsealing.prefetch(personsOf(touches));
  await loadTouched(rowSet, touches);
  await foldTouches(rowSet, touches, parking, unsealing);
  await rollUp(rowSet, models.rollups);

  const checkpoint: Checkpoint = {
    position: last.position,
    recordedAt: last.recordedAt,
    processed: standing.checkpoint.processed + BigInt(fresh.length),
  };
  await transaction(client, rehearse !== undefined, async () => {
    const logRows = lines.map(({ logRow }) => logRow);
    await copyRows(client, logTable, logRows);
    await writeRows(client, rowSet);
    await writeDerived(client, rowSet, models.derived);
    await writeCounters(client, rowSet, models.stats);
    await writeParked(client, parking.newly);
    await writeUnknownTypes(client, recorded.filter(routes.isUnknown));
    await moveCheckpoint(client, standing.checkpoint, checkpoint);
  });
  return { checkpoint, parked: parkedAfter(standing.parked, parking.newly) };
}

function personsOf(touches: readonly Touch[]): string[] {
  return touches.flatMap(({ projection, recorded, error }) => {
    const person = error === null ? (projection.personId?.(recorded) ?? null) : null;
    return person === null ? [] : [person];
  });
}

function parkedAfter(before: ReadonlySet<string>, newly: readonly NewlyParked[]): ReadonlySet<string> {
  if (newly.length === 0) return before;
  return new Set([...before, ...newly.map(({ projection, entity }) => Parking.key(projection, entity))]);
}

async function transaction(client: Client, rehearsal: boolean, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query(rehearsal ? 'rollback' : 'commit');
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
