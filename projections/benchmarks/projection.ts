import type { BenchmarkEvent, BenchmarkItem } from '#domain/benchmarks/benchmark-events.ts';
import type { BenchmarkStatus } from '#domain/benchmarks/benchmark-kinds.ts';
import { statusAfter } from '#domain/benchmarks/benchmark-transitions.ts';
import { methodVerdict, needsReview } from '#domain/benchmarks/comparison.ts';
import type { Key, Projection } from '../projection.ts';
import { type BenchmarkItemRow, type BenchmarkRow, benchmarkItemsTable, benchmarksTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<BenchmarkEvent['type'], true>> = {
  CertificationBenchmarkCreated: true,
  CertificationBenchmarkItemAnswered: true,
  CertificationBenchmarkItemFailed: true,
  CertificationBenchmarkRunEnded: true,
  CertificationBenchmarkItemReviewed: true,
  CertificationBenchmarkClosed: true,
  CertificationBenchmarkCanceled: true,
};
const ends: readonly BenchmarkEvent['type'][] = [
  'CertificationBenchmarkClosed',
  'CertificationBenchmarkCanceled',
];

const categories = ['certification_benchmark'];
const knows = (type: string) => Object.hasOwn(known, type);

export const benchmarksProjection: Projection<BenchmarkRow, BenchmarkEvent> = {
  name: 'benchmarks',
  table: benchmarksTable,
  categories,
  knows,
  keys: ({ entityId }) => [entityId],
  fold(row, { event, at, revision, metadata }) {
    const told = { revision, updatedAt: at };
    if (event.type === 'CertificationBenchmarkCreated') {
      const { benchmarkId: id, items, ...description } = event.data;
      const lookCount = new Set(items.map(({ lookId }) => lookId)).size;
      return {
        id,
        status: 'IN_PROGRESS',
        ...description,
        itemCount: items.length,
        lookCount,
        staffId: metadata.actor.id,
        endedAt: null,
        createdAt: at,
        ...told,
      };
    }
    if (row === null) return null;
    const status = statusAfter(row.status, event.type) as BenchmarkStatus;
    return { ...row, ...told, status, endedAt: ends.includes(event.type) ? at : row.endedAt };
  },
};

export const benchmarkItemsProjection: Projection<BenchmarkItemRow, BenchmarkEvent> = {
  name: 'benchmark_items',
  table: benchmarkItemsTable,
  categories,
  knows,
  keys({ event, entityId }) {
    if (event.type === 'CertificationBenchmarkCreated') {
      return event.data.items.map(({ entryId }) => keyOf(entityId, entryId));
    }
    return 'entryId' in event.data ? [keyOf(entityId, event.data.entryId)] : [];
  },
  fold(row, recorded, key) {
    const { event } = recorded;
    switch (event.type) {
      case 'CertificationBenchmarkCreated':
        return begun(recorded.entityId, event.data.items, key);
      case 'CertificationBenchmarkItemAnswered': {
        const { checks, ms, tokens } = event.data;
        return row && reviewed({ ...row, checks, ms, tokens, verdict: methodVerdict(checks) });
      }
      case 'CertificationBenchmarkItemFailed':
        return row && { ...row, failure: event.data.failure };
      case 'CertificationBenchmarkItemReviewed':
        return row && reviewed({ ...row, userResult: event.data.userResult });
      default:
        return row;
    }
  },
};

const keyOf = (benchmarkId: string, entryId: number) => `${benchmarkId}:${entryId}`;

function begun(benchmarkId: string, items: readonly BenchmarkItem[], key: Key): BenchmarkItemRow | null {
  const place = items.findIndex(({ entryId }) => keyOf(benchmarkId, entryId) === key);
  const item = items[place];
  if (item === undefined) return null;
  return {
    id: String(key),
    benchmarkId,
    number: place + 1,
    ...item,
    checks: null,
    verdict: null,
    ms: null,
    tokens: null,
    failure: null,
    userResult: null,
    needsReview: false,
  };
}

function reviewed(row: BenchmarkItemRow): BenchmarkItemRow {
  return { ...row, needsReview: needsReview(row) };
}
