import type { Listed, Paging } from '#http/lists.ts';
import type { ReadDeps } from '../deps.ts';
import { countOf } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import type { Benchmark, BenchmarkItem } from './contract.ts';
import { namedItems } from './rows.ts';
import { benchmarkRow, shownBenchmarks, shownItem } from './shown.ts';

/** Returns a page of benchmarks, newest first. */
export async function listBenchmarks(
  deps: ReadDeps,
  reading: Reading,
  paging: Paging,
): Promise<Listed<Benchmark>> {
  const benchmarks = reading.db.selectFrom('read.benchmarks as benchmark');
  const newestFirst = benchmarks
    .selectAll()
    .orderBy('benchmark.createdAt', 'desc')
    .orderBy('benchmark.id')
    .limit(paging.limit)
    .offset(paging.offset);
  const [count, rows] = await Promise.all([
    countOf(benchmarks.select(({ fn }) => fn.countAll<bigint>().as('count'))),
    newestFirst.execute(),
  ]);
  return { paging, count, data: await shownBenchmarks(deps, reading, rows) };
}

/**
 * Returns a page of a benchmark's items; `isOnly` restricts it to items that await review. Throws 404 if the
 * benchmark does not exist.
 */
export async function listItems(
  { db }: Pick<ReadDeps, 'db'>,
  { id, isOnly, paging }: { id: string; isOnly: boolean; paging: Paging },
): Promise<Listed<BenchmarkItem>> {
  await benchmarkRow(db, id);
  const named = namedItems(db, id);
  const items = isOnly ? named.where('item.needsReview', '=', true) : named;
  const [count, rows] = await Promise.all([
    countOf(
      items
        .clearSelect()
        .clearOrderBy()
        .select(({ fn }) => fn.countAll<bigint>().as('count')),
    ),
    items.limit(paging.limit).offset(paging.offset).execute(),
  ]);
  return { paging, count, data: rows.map(shownItem) };
}
