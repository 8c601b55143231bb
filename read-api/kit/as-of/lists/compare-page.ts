import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageOf, pageOf, pagingOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { columnsOf } from '../../csv/columns-of.ts';
import { sendCsv } from '../../csv/csv-answer.ts';
import type { CsvColumn } from '../../csv/csv-column.ts';
import { type CsvChoices, wordingOf } from '../../csv/wording.ts';
import { readingOf } from '../../reading.ts';
import { countMoved, differenceOfLists, type Ends, joined, type Moved, movedThings } from './compare.ts';
import type { CompareParams, ListAsOf, ListDifference, Move } from './contract.ts';
import { atOnce, requireFew, rowsAtMost } from './file-then.ts';
import { type ListQuery, type PastList, rowsThen } from './past-list.ts';

type Compared<Row> = PageOf<Row & { move: Move }> & {
  asOf: ListAsOf;
  compareTo: ListAsOf;
  difference: ListDifference;
};

/** Returns a page of the things of a list that differ between two instants, with the counts of all. */
export async function comparedPage<
  Query extends ListQuery & CompareParams,
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  request: FastifyRequest,
  list: PastList<Query, Row>,
  query: Query,
  ends: Ends,
): Promise<Compared<Row>> {
  const reading = readingOf(deps, request);
  const both = await joined(reading, list, query, ends);
  const paging = pagingOf(query);
  const [difference, moved] = await Promise.all([
    differenceOfLists(reading, both),
    movedThings(reading, both, query, paging),
  ]);
  const data = await rowsMoved(deps, request, list, moved, ends);
  return {
    ...pageOf(request, paging, countMoved(difference, query), data),
    asOf: { by: 'time', time: ends.from },
    compareTo: { by: 'time', time: ends.to },
    difference,
  };
}

/** Returns the rows of things that differ: at the later instant, or at the earlier one if they left. */
async function rowsMoved<Row extends { id: number; actions: unknown }>(
  deps: ReadDeps,
  request: FastifyRequest,
  list: PastList<never, Row>,
  moved: readonly Moved[],
  { from, to }: Ends,
): Promise<(Row & { move: Move })[]> {
  const idsOf = (hasLeft: boolean) =>
    moved.filter(({ change }) => (change === 'left') === hasLeft).map(({ id }) => id);
  const rows = await Promise.all([
    rowsThen(deps, request, list, idsOf(false), to),
    rowsThen(deps, request, list, idsOf(true), from),
  ]);
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return moved.flatMap(({ id, ...move }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, move }];
  });
}

/** Sends the things of a list that differ between two instants as CSV: both statuses, then the list's own columns. */
export async function sendComparedCsv<
  Query extends ListQuery & CompareParams,
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  list: PastList<Query, Row>,
  query: Query & CsvChoices,
  ends: Ends,
  {
    name,
    columns,
    codes,
  }: { name: string; columns: readonly CsvColumn<NoInfer<Row>>[]; codes: CsvColumn<Row>['codes'] },
): Promise<FastifyReply> {
  const reading = readingOf(deps, request);
  const both = await joined(reading, list, query, ends);
  requireFew(countMoved(await differenceOfLists(reading, both), query));
  const moved = await movedThings(reading, both, query, { limit: rowsAtMost, offset: 0 });
  const words = codes === undefined ? {} : { codes };
  const statuses = columnsOf({})<{ move: Move }>([
    { header: 'from_status', ...words, value: ({ move }) => move.fromStatus },
    { header: 'to_status', ...words, value: ({ move }) => move.toStatus },
  ]);
  return sendCsv<Row & { move: Move }>(reply, {
    name: `${name}-compared`,
    wording: wordingOf(query, ends.to),
    columns: [...statuses, ...columns],
    rows: shown(),
    count: async () => moved.length,
  });

  async function* shown() {
    for (let at = 0; at < moved.length; at += atOnce) {
      yield* await rowsMoved(deps, request, list, moved.slice(at, at + atOnce), ends);
    }
  }
}
