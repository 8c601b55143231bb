import { expect, test } from 'vitest';
import type { BenchmarkEvent } from '#domain/benchmarks/benchmark-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { benchmarkItemsProjection, benchmarksProjection } from './projection.ts';

const benchmarkId = '6f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11';
const staff = { actor: { label: 'staff', id: 3 } } as const;
const item = { lookId: 81, userId: 51, brandId: 7, productId: 301, snsType: 'Instagram' } as const;
const created: Given<BenchmarkEvent> = {
  event: {
    type: 'CertificationBenchmarkCreated',
    data: {
      benchmarkId,
      method: 'RULE',
      model: null,
      prompt: null,
      prices: null,
      filter: { decidedFrom: null, decidedUntil: null, brandIds: [7], snsType: null },
      items: [
        { ...item, entryId: 91, decided: { verdict: 'approve', reasons: [] } },
        { ...item, entryId: 92, decided: { verdict: 'approve', reasons: [] } },
      ],
    },
  },
  metadata: staff,
};
const answered: Given<BenchmarkEvent> = {
  event: {
    type: 'CertificationBenchmarkItemAnswered',
    data: {
      entryId: 92,
      ms: 12,
      tokens: null,
      checks: [{ reason: 'AdTagNotExists', passed: false, evidence: '#광고' }],
    },
  },
};
const told = (event: BenchmarkEvent): Given<BenchmarkEvent> => ({ event });
const stream = `certification_benchmark-${benchmarkId}`;

test('counts a benchmark’s items and keeps its starter and end', () => {
  expect(foldAll(benchmarksProjection, stream, [created, answered])).toMatchObject({
    id: benchmarkId,
    status: 'IN_PROGRESS',
    itemCount: 2,
    lookCount: 1,
    staffId: 3,
    endedAt: null,
    revision: 1n,
  });
  const ended = told({ type: 'CertificationBenchmarkCanceled', data: {} });
  expect(foldAll(benchmarksProjection, stream, [created, ended])).toMatchObject({
    status: 'CANCELED',
    endedAt: expect.any(String),
  });
});

const itemAfter = (entryId: number, ...events: Given<BenchmarkEvent>[]) =>
  foldAll(benchmarkItemsProjection, stream, events, `${benchmarkId}:${entryId}`);

test('marks an item for review if the method disagrees, until it is reviewed', () => {
  const row = { number: 2, entryId: 92, verdict: 'reject', ms: 12, needsReview: true };
  expect(itemAfter(92, created, answered)).toMatchObject(row);
  expect(itemAfter(91, created, answered)).toMatchObject({ number: 1, verdict: null, needsReview: false });
  const userResult = { verdict: 'reject', reasons: ['AdTagNotExists'] } as const;
  const looked = told({ type: 'CertificationBenchmarkItemReviewed', data: { entryId: 92, userResult } });
  expect(itemAfter(92, created, answered, looked)).toMatchObject({ userResult, needsReview: false });
  const failed = told({ type: 'CertificationBenchmarkItemFailed', data: { entryId: 91, failure: 'gone' } });
  expect(itemAfter(91, created, failed)).toMatchObject({ failure: 'gone', checks: null });
});
