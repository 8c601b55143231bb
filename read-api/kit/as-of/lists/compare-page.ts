import { type Listed, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { columnsOf } from '../../csv/columns-of.ts';
import type { CsvColumn } from '../../csv/csv-column.ts';
import { type CsvFile, csvFile } from '../../csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../../csv/wording.ts';
import type { Reading } from '../../reading.ts';
import { countMoved, differenceOfLists, type Ends, joined, type Moved, movedThings } from './compare.ts';
import type { CompareParams, ListAsOf, ListDifference, Move } from './contract.ts';
import { atOnce, requireFew, rowsAtMost } from './file-then.ts';
import { inactive, type ListQuery, type PastList, rowsThen } from './past-list.ts';

interface Compared<Row> {
  compared: Listed<Row & { move: Move }>;
  asOf: ListAsOf;
  compareTo: ListAsOf;
  difference: ListDifference;
}

/** Returns a page of the things of a list that differ between two instants, with the counts of all. */
export async function comparedPage<
  Query extends ListQuery & CompareParams,
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  query: Query,
  ends: Ends,
): Promise<Compared<Row>> {
  const both = await joined(reading, list, query, ends);
  const paging = pagingOf(query);
  const [difference, moved] = await Promise.all([
    differenceOfLists(reading, both),
    movedThings(reading, both, query, paging),
  ]);
  const data = await rowsMoved(deps, reading, list, moved, ends);
  return {
    compared: { paging, count: countMoved(difference, query), data },
    asOf: { by: 'time', time: ends.from },
    compareTo: { by: 'time', time: ends.to },
    difference,
  };
}

/** Returns the rows of things that differ: at the later instant, or at the earlier one if they left. */
async function rowsMoved<Row extends { id: number; actions: unknown }>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<never, Row>,
  moved: readonly Moved[],
  { from, to }: Ends,
): Promise<(Row & { move: Move })[]> {
  const idsOf = (hasLeft: boolean) =>
    moved.filter(({ change }) => (change === 'left') === hasLeft).map(({ id }) => id);
  const rows = await Promise.all([
    rowsThen(deps, reading, list, idsOf(false), to),
    rowsThen(deps, reading, list, idsOf(true), from),
  ]);
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return moved.flatMap(({ id, ...move }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...inactive(row), move }];
  });
}

/** The things of a list that differ between two instants, as a file: both statuses, then the list's own columns. */
export async function comparedFile<
  Query extends ListQuery & CompareParams,
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  query: Query & CsvChoices,
  ends: Ends,
  {
    name,
    columns,
    codes,
  }: { name: string; columns: readonly CsvColumn<NoInfer<Row>>[]; codes: CsvColumn<Row>['codes'] },
): Promise<CsvFile> {
  const both = await joined(reading, list, query, ends);
  requireFew(countMoved(await differenceOfLists(reading, both), query));
  const moved = await movedThings(reading, both, query, { limit: rowsAtMost, offset: 0 });
  const words = codes === undefined ? {} : { codes };
  const statuses = columnsOf({})<{ move: Move }>([
    { header: 'from_status', ...words, value: ({ move }) => move.fromStatus },
    { header: 'to_status', ...words, value: ({ move }) => move.toStatus },
  ]);
  return csvFile<Row & { move: Move }>({
    name: `${name}-compared`,
    wording: wordingOf(query, ends.to),
    columns: [...statuses, ...columns],
    rows: shown(),
    count: async () => moved.length,
  });

  async function* shown() {
    for (let at = 0; at < moved.length; at += atOnce) {
      yield* await rowsMoved(deps, reading, list, moved.slice(at, at + atOnce), ends);
    }
  }
}
