import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { type TrysetRead, trysetFields } from './fields.ts';
import { matchingTrysets, type TrysetsParams } from './filters.ts';
import { countTrysets } from './list.ts';
import { inOrder } from './order.ts';
import { pastTrysets } from './past-list.ts';
import { withMembers } from './rows.ts';
import { readTrysets } from './show.ts';

/** Trysets read per batch before their items are loaded. */
const atOnce = 500;

/** All matching trysets in the list's order: one line each, with its items in the same order in every cell. */
export async function trysetsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: TrysetsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
  const { columns } = trysetFields;
  const file = { name: 'trysets', columns, codes: 'trysetStatus' } as const;
  const past = await pastFile(deps, reading, pastTrysets, query, file);
  if (past !== null) return past;
  const { trysets } = await matchingTrysets(reading, query);
  const parts = inOrder(trysets, query.order, reading.now).map(withMembers);
  return csvFile({
    name: 'trysets',
    wording: wordingOf(query, reading.now),
    columns,
    rows: read(reading, parts),
    count: () => countTrysets(reading, query, trysets),
  });
}

async function* read(
  reading: Reading,
  parts: readonly ReturnType<typeof withMembers>[],
): AsyncGenerator<TrysetRead> {
  for (const part of parts) {
    let rows = [];
    for await (const row of part.stream(atOnce)) {
      rows.push(row);
      if (rows.length < atOnce) continue;
      yield* await readTrysets(reading, rows);
      rows = [];
    }
    yield* await readTrysets(reading, rows);
  }
}
