import { loadParked } from '../runner/checkpoint.ts';
import { rollUp } from '../runner/fold-batch.ts';
import { foldInto, nothingFolded, type Setting, writeFolded } from '../runner/folded.ts';
import { inTurns, orderOf, typeOf } from '../runner/orders.ts';
import { isPermanent } from '../runner/poison.ts';
import { transaction } from '../runner/transaction.ts';
import { foldNext, progressOf } from './fold.ts';
import { type Beside, commonTables } from './generations.ts';
import { type Progress, saveProgress } from './progress.ts';
import type { Reader } from './read-ahead.ts';

export interface FoldAllOptions {
  read: Reader;
  /** Events that are folded in memory before their rows are written (200,000). */
  stretch?: number | undefined;
  /** Ends after the batch at hand. */
  signal: AbortSignal;
  /** Told after each batch how many events have been folded in all. */
  onFolded: (processed: bigint) => Promise<void>;
}

/**
 * Folds all that the reader has into the tables beside. Rows are written once a stretch, however often they change in it;
 * where the database refuses one, the stretch is gone through batch by batch around it.
 */
export async function foldAll(setting: Setting, schema: Beside, options: FoldAllOptions): Promise<void> {
  const { read, signal, onFolded } = options;
  let carefulUpTo = -1n;
  for (let isEnd = false; !isEnd && !signal.aborted; ) {
    const begin = await progressOf(setting, schema);
    if (begin.position < carefulUpTo) {
      isEnd = (await foldNext(setting, schema, read)) === 0;
      await onFolded((await progressOf(setting, schema)).processed);
      continue;
    }
    const end = await foldStretch(setting, schema, begin, options);
    if (end.isRefused) carefulUpTo = end.position;
    // A decision on what is parked stands next: it is made on rows that are written.
    else if (end.position === begin.position) isEnd = (await foldNext(setting, schema, read)) === 0;
  }
}

interface StretchEnd {
  position: bigint;
  isRefused: boolean;
}

async function foldStretch(
  setting: Setting,
  schema: Beside,
  begin: Progress,
  { read, stretch = 200_000, signal, onFolded }: FoldAllOptions,
): Promise<StretchEnd> {
  const { client, models } = setting;
  const tables = commonTables(schema);
  const folded = nothingFolded(setting, await loadParked(client, tables.parked));
  let { position, processed } = begin;
  for (let isEnd = false; !isEnd; ) {
    const events = await read(position);
    const [turn = []] = inTurns(events, typeOf);
    const plain = orderOf(turn) === null ? turn : [];
    await foldInto(folded, setting, plain);
    position = plain.at(-1)?.position ?? position;
    processed += BigInt(plain.length);
    await onFolded(processed);
    isEnd =
      plain.length < events.length ||
      events.length === 0 ||
      processed - begin.processed >= stretch ||
      signal.aborted;
  }
  try {
    await transaction(client, async () => {
      await rollUp(folded.rowSet, models.rollups);
      await writeFolded(setting, folded, tables);
      await saveProgress(client, schema, { position, processed });
    });
    return { position, isRefused: false };
  } catch (error) {
    if (!isPermanent(error)) throw error;
    return { position, isRefused: true };
  }
}
