import type { StoredEvent } from '#event-store/stored-event.ts';
import { type NewlyParked, Parking } from '../fold/parking.ts';
import { noteOperations } from '../operations/note.ts';
import { logTable } from '../tables/log.ts';
import { unknownTypes } from './bookkeeping.ts';
import { beginOver, type Checkpoint, loadParked, moveCheckpoint } from './checkpoint.ts';
import { type Exception, foldedRows, foldRecorded, live, type Setting } from './folded.ts';
import { inOrder } from './in-order.ts';
import { mirrored } from './log-rows.ts';
import { carryOut, rulingOf } from './rulings.ts';
import { begunWithin } from './transaction.ts';
import { type Write, writing } from './write.ts';

/** The state that a batch starts from. */
export interface Standing {
  checkpoint: Checkpoint;
  /** The parked rows, each named `<projection> <entity>`. */
  parked: ReadonlySet<string>;
}

/**
 * Processes a batch in one transaction: log mirror, rows, counters, parked events and checkpoint. Skips events up to the
 * checkpoint, which are processed already. Errors of the database are thrown, with nothing written.
 */
export async function processBatch(
  setting: Setting,
  standing: Standing,
  events: readonly StoredEvent[],
  exception: Exception = {},
): Promise<Standing> {
  const { client, routes } = setting;
  const fresh = events.filter(({ position }) => position > standing.checkpoint.position);
  const last = fresh.at(-1);
  if (last === undefined) return standing;

  const lines = await mirrored(client, fresh);
  const recorded = lines.map((line) => line.recorded);
  const ruling = rulingOf(recorded);
  const folded = ruling === null ? await foldRecorded(setting, recorded, standing.parked, exception) : null;
  const checkpoint: Checkpoint = {
    ...standing.checkpoint,
    position: last.position,
    recordedAt: last.recordedAt,
    processed: standing.checkpoint.processed + BigInt(fresh.length),
  };
  const writes: Write[] = [
    { table: logTable, rows: lines.map(({ logRow }) => logRow) },
    ...(folded === null ? [] : foldedRows(setting, folded, live)),
    ...unknownTypes(recorded.filter(routes.isUnknown)),
  ];
  const take = async () => {
    // All statements take one round trip. The commit is sent only after this process has checked every answer.
    await inOrder<unknown>(client, [
      () => beginOver(client, standing.checkpoint),
      ...writing(client, writes),
      () => noteOperations(client, recorded),
      () => moveCheckpoint(client, standing.checkpoint, checkpoint),
    ]);
    if (ruling !== null) await carryOut(setting, live, ruling);
    return folded === null ? loadParked(client) : parkedAfter(standing.parked, folded.parking.newly);
  };
  return { checkpoint, parked: await begunWithin(client, take, exception.rehearse !== undefined) };
}

function parkedAfter(before: ReadonlySet<string>, newly: readonly NewlyParked[]): ReadonlySet<string> {
  if (newly.length === 0) return before;
  return new Set([...before, ...newly.map(({ projection, entity }) => Parking.key(projection, entity))]);
}
