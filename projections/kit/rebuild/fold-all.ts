import type { Client } from 'pg';
import { rollUp } from '../fold/fold-touches.ts';
import { loadParked } from '../runner/checkpoint.ts';
import { type Folded, foldInto, nothingFolded, type Setting, writeFolded } from '../runner/folded.ts';
import { isPermanent } from '../runner/poison.ts';
import { inTurns, rulingOf, typeOf } from '../runner/rulings.ts';
import { transaction } from '../runner/transaction.ts';
import { foldNext, progressOf } from './fold.ts';
import { type Beside, commonTables } from './generations.ts';
import { type Progress, saveProgress } from './progress.ts';
import type { Reader } from './read-ahead.ts';

export interface FoldAllOptions {
  read: Reader;
  /** A second connection that writes one stretch while the next stretch is folded. If omitted, folding waits for writing. */
  writing?: Client;
  /** The number of events that are folded in memory before their rows are written; 100,000 if omitted. */
  stretch?: number | undefined;
  /** Aborting it stops the fold after the current batch. */
  signal: AbortSignal;
  /** Called after each batch with the total number of folded events. */
  onFolded: (processed: bigint) => Promise<void>;
}

type Reached = Pick<Progress, 'position' | 'processed'>;

/**
 * Folds all events of the reader into the tables beside the live ones. Each changed row is written once per stretch. If the
 * database refuses a row, the stretch is folded again batch by batch, which parks the refused events.
 */
export async function foldAll(setting: Setting, schema: Beside, options: FoldAllOptions): Promise<void> {
  const connections = new Set([setting.client, options.writing ?? setting.client]);
  // Tables that are being filled have no statistics; without this setting the planner scans a whole table for each batch.
  for (const each of connections) await each.query('set enable_seqscan = off');
  await foldToTheEnd(setting, schema, options);
  for (const each of connections) await each.query('reset enable_seqscan');
}

async function foldToTheEnd(setting: Setting, schema: Beside, options: FoldAllOptions): Promise<void> {
  const { read, signal, onFolded } = options;
  let carefulUpTo = -1n;
  for (let isEnd = false; !isEnd && !signal.aborted; ) {
    const begin = await progressOf(setting, schema);
    if (begin.position < carefulUpTo) {
      isEnd = (await foldNext(setting, schema, read)) === 0;
      await onFolded((await progressOf(setting, schema)).processed);
      continue;
    }
    const end = await foldStretches(setting, schema, begin, options);
    if (end.isRefused) carefulUpTo = end.position;
    // `foldStretches` stops before a decision on parked events, which needs all earlier rows written.
    else if (end.position === begin.position) isEnd = (await foldNext(setting, schema, read)) === 0;
  }
}

/**
 * Folds and writes stretch by stretch. Stops before a decision on parked events, and before a stretch that the database
 * refused.
 */
async function foldStretches(
  setting: Setting,
  schema: Beside,
  begin: Reached,
  options: FoldAllOptions,
): Promise<{ position: bigint; isRefused: boolean }> {
  const { client } = setting;
  const { writing = client } = options;
  const parked = await loadParked(client, commonTables(schema).parked);
  let folded = nothingFolded(setting, parked);
  let reached = begin;
  let isWritten = Promise.resolve(true);
  for (let isEnd = false; !isEnd; ) {
    const stretch = await foldStretch(folded, setting, reached, options);
    if (!(await isWritten)) return { position: reached.position, isRefused: true };
    ({ reached, isEnd } = stretch);
    isWritten = writeStretch({ ...setting, client: writing }, schema, folded, reached);
    // The error of the write is handled when the write is awaited, after the next stretch is folded.
    isWritten.catch(() => undefined);
    if (writing === client) await isWritten;
    folded = { rowSet: folded.rowSet.next(), parking: folded.parking.next() };
  }
  return { position: reached.position, isRefused: !(await isWritten) };
}

async function foldStretch(
  folded: Folded,
  setting: Setting,
  begin: Reached,
  { read, stretch = 100_000, signal, onFolded }: FoldAllOptions,
): Promise<{ reached: Reached; isEnd: boolean }> {
  let { position, processed } = begin;
  let isEnd = false;
  while (!isEnd && processed - begin.processed < stretch) {
    const events = await read(position);
    const [turn = []] = inTurns(events, typeOf);
    const plain = rulingOf(turn) === null ? turn : [];
    await foldInto(folded, setting, plain);
    position = plain.at(-1)?.position ?? position;
    processed += BigInt(plain.length);
    await onFolded(processed);
    isEnd = plain.length < events.length || events.length === 0 || signal.aborted;
  }
  await rollUp(folded.rowSet, setting.models.rollups);
  return { reached: { position, processed }, isEnd };
}

/** Writes a stretch. Returns false if the database refused a row; nothing is written then. */
async function writeStretch(
  setting: Setting,
  schema: Beside,
  folded: Folded,
  reached: Reached,
): Promise<boolean> {
  try {
    await transaction(setting.client, async () => {
      await writeFolded(setting, folded, commonTables(schema));
      await saveProgress(setting.client, schema, reached);
    });
    return true;
  } catch (error) {
    if (!isPermanent(error)) throw error;
    return false;
  }
}
