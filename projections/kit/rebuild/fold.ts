import type { Recorded } from '../../projection.ts';
import { loadParked } from '../runner/checkpoint.ts';
import { type Exception, foldRecorded, type Setting, writeFolded } from '../runner/folded.ts';
import { takeWithExceptions } from '../runner/poison.ts';
import { carryOut, inTurns, rulingOf, typeOf } from '../runner/rulings.ts';
import { transaction } from '../runner/transaction.ts';
import { type Beside, commonTables } from './generations.ts';
import { loadProgress, type Progress, saveProgress } from './progress.ts';
import type { Reader, ReadUpTo } from './read-ahead.ts';
import { RebuildRefused } from './refused.ts';

/** Folds the next batch of events into the tables beside the live ones, and returns the number of these events. */
export async function foldNext(setting: Setting, schema: Beside, read: Reader): Promise<number> {
  const { client, models } = setting;
  let progress = await progressOf(setting, schema);
  const events = await read(progress.position);
  for (const turn of inTurns(events, typeOf)) {
    progress = await takeWithExceptions(
      (from, some, exception = {}) =>
        transaction(
          client,
          () => takeIn(setting, schema, from, some, exception),
          exception.rehearse !== undefined,
        ),
      models,
      progress,
      turn,
    );
  }
  return events.length;
}

/** Folds all events up to a position in the caller's transaction. Errors of the database are thrown. */
export async function foldUpTo(
  setting: Setting,
  schema: Beside,
  position: bigint,
  readUpTo: ReadUpTo,
): Promise<void> {
  let progress = await progressOf(setting, schema);
  for (;;) {
    const events = await readUpTo(progress.position, position);
    if (events.length === 0) return;
    for (const turn of inTurns(events, typeOf)) {
      progress = await takeIn(setting, schema, progress, turn, {});
    }
  }
}

export async function progressOf({ client }: Setting, schema: Beside): Promise<Progress> {
  const progress = await loadProgress(client, schema);
  if (progress === null) throw new RebuildRefused('the rebuild was canceled');
  return progress;
}

async function takeIn(
  setting: Setting,
  schema: Beside,
  progress: Progress,
  events: readonly Recorded[],
  exception: Exception,
): Promise<Progress> {
  const last = events.at(-1);
  if (last === undefined) return progress;
  const { client } = setting;
  const tables = commonTables(schema);
  const ruling = rulingOf(events);
  if (ruling !== null) await carryOut(setting, tables, ruling);
  else {
    const parked = await loadParked(client, tables.parked);
    await writeFolded(setting, await foldRecorded(setting, events, parked, exception), tables);
  }
  const processed = progress.processed + BigInt(events.length);
  const next = { ...progress, position: last.position, processed };
  await saveProgress(client, schema, next);
  return next;
}
