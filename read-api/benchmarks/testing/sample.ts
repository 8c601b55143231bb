import type { BenchmarkEvent, BenchmarkItem } from '#domain/benchmarks/benchmark-events.ts';
import { benchmarkItemsProjection, benchmarksProjection } from '#projections/benchmarks/projection.ts';
import { benchmarkItemsTable, benchmarksTable } from '#projections/benchmarks/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

export const benchmarkId = '6f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11';
const stream = `certification_benchmark-${benchmarkId}`;

const item = (entryId: number, more: Partial<BenchmarkItem> = {}): BenchmarkItem => ({
  entryId,
  lookId: 801,
  userId: 1001,
  brandId: 1,
  productId: 11,
  snsType: 'Instagram',
  decided: { verdict: 'approve', reasons: [] },
  ...more,
});
const items = [item(851), item(852, { decided: { verdict: 'reject', reasons: ['LowExposalOfItem'] } })];
const seen = { passed: true, evidence: '=1+1' };

/** Events of a benchmark: a language model agrees with people on the first item and differs on the second. */
export const benchmarkEvents: readonly BenchmarkEvent[] = [
  {
    type: 'CertificationBenchmarkCreated',
    data: {
      benchmarkId,
      method: 'LANGUAGE_MODEL',
      model: { name: 'eyes-1', prompt: '1' },
      prompt: null,
      prices: { input: 2, output: 10 },
      filter: { decidedFrom: null, decidedUntil: null, brandIds: [1], snsType: null },
      items,
    },
  },
  {
    type: 'CertificationBenchmarkItemAnswered',
    data: {
      entryId: 851,
      ms: 400,
      tokens: { input: 1_000, output: 100 },
      checks: [{ reason: 'LowExposalOfItem', ...seen }],
    },
  },
  {
    type: 'CertificationBenchmarkItemAnswered',
    data: {
      entryId: 852,
      ms: 600,
      tokens: { input: 1_000, output: 100 },
      checks: [
        { reason: 'LowExposalOfItem', ...seen },
        { reason: 'AdTagNotExists', passed: false, evidence: '=SUM(A1)' },
      ],
    },
  },
  { type: 'CertificationBenchmarkRunEnded', data: {} },
];

const given = benchmarkEvents.map((event) => ({
  event,
  metadata: { actor: { label: 'staff' as const, id: 1 } },
}));
const there = <Row>(row: Row | null): Row => {
  if (row === null) throw new Error('no row');
  return row;
};

/** One benchmark of two items of look 801. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, benchmarksTable, [there(foldAll(benchmarksProjection, stream, given))]);
    const rows = items.map(({ entryId }) =>
      there(foldAll(benchmarkItemsProjection, stream, given, `${benchmarkId}:${entryId}`)),
    );
    await insertRows(pool, benchmarkItemsTable, rows);
  },
  log: benchmarkEvents.map(({ type, data }, revision) => logRow(stream, BigInt(revision), type, data)),
  idOf(path, name) {
    if (!path.startsWith('/v1/looks/certification_benchmarks')) return null;
    return name === 'itemId' ? '851' : benchmarkId;
  },
  shared: /^$/,
  forStaff: /^\/v1\/looks\/certification_benchmarks/,
};
