import { unprocessable } from '#http/errors.ts';
import type { ReadDeps } from '../../../deps.ts';
import type { CsvColumn } from '../../csv/csv-column.ts';
import { type CsvFile, csvFile } from '../../csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../../csv/wording.ts';
import type { Reading } from '../../reading.ts';
import { countThen, idsThen, type PastList, rowsThen } from './past-list.ts';

export const rowsAtMost = 10_000;
/** Rows whose streams are read at once. */
export const atOnce = 100;

/**
 * A list as it was at an ISO instant, as a file in the list's order.
 *
 * @throws 422 `as_of.too_many` beyond 10,000 rows.
 */
export async function fileThen<Query extends { order?: string }, Row>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  query: Query & CsvChoices,
  time: string,
  { name, columns }: { name: string; columns: readonly CsvColumn<NoInfer<Row>>[] },
): Promise<CsvFile> {
  const asked = await list.asked(reading, query, time);
  const count = await countThen(reading, list, query, asked, time);
  requireFew(count);
  const ids = await idsThen(reading, list, query.order, asked, time, { limit: rowsAtMost, offset: 0 });
  return csvFile({
    name,
    wording: wordingOf(query, time),
    columns,
    rows: shown(),
    count: async () => ids.length,
  });

  async function* shown(): AsyncGenerator<Row> {
    for (let from = 0; from < ids.length; from += atOnce) {
      yield* await rowsThen(deps, reading, list, ids.slice(from, from + atOnce), time);
    }
  }
}

/** Throws 422 `as_of.too_many` if a file would have more rows than files of the past have. */
export function requireFew(count: number): void {
  if (count <= rowsAtMost) return;
  throw unprocessable(
    'as_of.too_many',
    `a file of the past has at most ${rowsAtMost} rows, not ${count}; narrow the filters`,
    { count, atMost: rowsAtMost },
  );
}
