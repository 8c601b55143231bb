import { benchmarkRules } from '#domain/benchmarks/benchmark-transitions.ts';
import { benchmarkResult } from '#domain/benchmarks/result.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { notFound } from '#http/errors.ts';
import type { BenchmarkRow } from '#projections/benchmarks/tables.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { productBrief } from '../briefs/products/brief.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { Benchmark, BenchmarkItem } from './contract.ts';
import { comparedItems, type NamedItem } from './rows.ts';

const onOneThatIsThere = {
  ...benchmarkRules,
  table: benchmarkRules.table.filter(({ action }) => action !== 'create'),
};

/**
 * Benchmarks with results. Results are cached by the benchmark's revision, so those of closed benchmarks are computed
 * once.
 */
export async function shownBenchmarks(
  { db, memo, areas }: Pick<ReadDeps, 'db' | 'memo' | 'areas'>,
  { caller, now }: Pick<Reading, 'caller' | 'now'>,
  rows: readonly BenchmarkRow[],
): Promise<Benchmark[]> {
  const actors = rows.map(({ staffId }) => ({ label: 'staff', id: staffId }) as const);
  const [nameOf, brands, results] = await Promise.all([
    actorNames({ db, areas }, caller, actors),
    brandsOf(db, rows),
    Promise.all(
      rows.map((row) => memo.at(String(row.revision), `benchmark ${row.id}`, async () => resultOf(db, row))),
    ),
  ]);
  return rows.flatMap((row, place) => {
    const result = results[place];
    if (result === undefined) return [];
    const { brandIds, ...filter } = row.filter;
    const user = { label: 'staff', id: row.staffId } as const;
    return [
      {
        id: row.id,
        status: row.status,
        method: row.method,
        model: row.model,
        prompt: row.prompt,
        filter: { ...filter, brands: brandIds === null ? null : brandIds.map(brands) },
        lookCount: row.lookCount,
        user: { ...user, name: nameOf(user) },
        revision: String(row.revision),
        startedTime: row.createdAt,
        endedTime: row.endedAt,
        updatedTime: row.updatedAt,
        result,
        actions: actionsFor(onOneThatIsThere, row, caller.label, now),
      },
    ];
  });
}

async function resultOf(db: ReadModels, { id, prices }: BenchmarkRow) {
  const items = await comparedItems(db, id).execute();
  return benchmarkResult(
    items.map(({ ms, tokens, ...item }) => ({ ...item, answer: ms === null ? null : { ms, tokens } })),
    { prices },
  );
}

async function brandsOf(db: ReadModels, rows: readonly BenchmarkRow[]) {
  const ids = [...new Set(rows.flatMap(({ filter }) => filter.brandIds ?? []))];
  const brands = await db
    .selectFrom('read.brands as brand')
    .where(among('brand.id', ids))
    .select(['brand.id as brandId', 'brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .execute();
  const byId = new Map(brands.map((brand) => [brand.brandId, brand]));
  return (brandId: number) =>
    brandBrief(byId.get(brandId) ?? { brandId, brandName: null, brandNameKo: null });
}

/** Returns a benchmark's row. Throws 404 if the benchmark does not exist. */
export async function benchmarkRow(db: ReadModels, id: string): Promise<BenchmarkRow> {
  const row = await db
    .selectFrom('read.benchmarks as benchmark')
    .where('benchmark.id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('certification_benchmark', id);
  return row;
}

export function shownItem(row: NamedItem): BenchmarkItem {
  const { entryId: id, number, lookId, link, description, snsType, images } = row;
  return {
    id,
    number,
    look: {
      id: lookId,
      link,
      description: description ?? '',
      snsType,
      images: (images ?? []).flatMap(({ hash }) => pictureSet(hash) ?? []),
    },
    user: { id: row.userId, username: row.username, realName: row.realName },
    brand: brandBrief(row),
    product: productBrief(row),
    decided: shownResult(row.decided),
    verdict: row.verdict,
    checks: [...(row.checks ?? [])],
    userResult: row.userResult && shownResult(row.userResult),
    needsReview: row.needsReview,
    failure: row.failure,
    ms: row.ms,
  };
}

const shownResult = ({ verdict, reasons }: NamedItem['decided']) => ({ verdict, reasons: [...reasons] });
