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
  /** Where one stretch is written while the next one is folded; left out, the next one waits. */
  writing?: Client;
  /** Events that are folded in memory before their rows are written (100,000). */
  stretch?: number | undefined;
  /** Ends after the batch at hand. */
  signal: AbortSignal;
  /** Told after each batch how many events have been folded in all. */
  onFolded: (processed: bigint) => Promise<void>;
}

type Reached = Pick<Progress, 'position' | 'processed'>;

/**
 * Folds all that the reader has into the tables beside. Rows are written once a stretch, however often they change in it;
 * where the database refuses one, the stretch is gone through batch by batch around it.
 */
export async function foldAll(setting: Setting, schema: Beside, options: FoldAllOptions): Promise<void> {
  const connections = new Set([setting.client, options.writing ?? setting.client]);
  // Tables that are just being filled have no statistics, and a plan without them reads a table whole for each batch.
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
    // A decision on what is parked stands next: it is made on rows that are written.
    else if (end.position === begin.position) isEnd = (await foldNext(setting, schema, read)) === 0;
  }
}

/** Folds and writes stretch by stretch; ends before what cannot be folded so, or behind the stretch that was refused. */
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
    // Whether it failed is asked once the next one is folded.
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

/** Answers false where the database refused a row; then nothing has happened. */
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
