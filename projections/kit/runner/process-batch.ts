import type { StoredEvent } from '#event-store/stored-event.ts';
import { type NewlyParked, Parking } from '../fold/parking.ts';
import { noteOperations } from '../operations/note.ts';
import { logTable } from '../tables/log.ts';
import { writeUnknownTypes } from './bookkeeping.ts';
import { beginOver, type Checkpoint, loadParked, moveCheckpoint } from './checkpoint.ts';
import { type Exception, foldRecorded, live, type Setting, writeFolded } from './folded.ts';
import { mirrored } from './log-rows.ts';
import { carryOut, rulingOf } from './rulings.ts';
import { transaction } from './transaction.ts';
import { addRows } from './write.ts';

/** Where a batch begins. */
export interface Standing {
  checkpoint: Checkpoint;
  /** Rows that stand still: `<projection> <entity>`. */
  parked: ReadonlySet<string>;
}

/**
 * Takes a batch in one transaction: log mirror, rows, counters, what was parked, checkpoint. Events up to the checkpoint
 * are known already and change nothing. Throws what the database throws, and then nothing has happened.
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
  const logRows = lines.map(({ logRow }) => logRow);
  const write = async () => {
    await addRows(client, logTable, logRows);
    if (folded !== null) await writeFolded(setting, folded, live);
    if (ruling !== null) await carryOut(setting, live, ruling);
    await noteOperations(client, recorded);
    await writeUnknownTypes(client, recorded.filter(routes.isUnknown));
    await moveCheckpoint(client, standing.checkpoint, checkpoint);
    return folded === null ? loadParked(client) : parkedAfter(standing.parked, folded.parking.newly);
  };
  const begin = () => beginOver(client, standing.checkpoint);
  return { checkpoint, parked: await transaction(client, write, exception.rehearse !== undefined, begin) };
}

function parkedAfter(before: ReadonlySet<string>, newly: readonly NewlyParked[]): ReadonlySet<string> {
  if (newly.length === 0) return before;
  return new Set([...before, ...newly.map(({ projection, entity }) => Parking.key(projection, entity))]);
}
