import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { Check } from '../looks/checks.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { benchmark } from './benchmark.ts';
import type { BenchmarkDescription, BenchmarkEvent, BenchmarkItem } from './benchmark-events.ts';
import type { UserResult } from './benchmark-kinds.ts';

const { given } = scenarios(benchmark);
const { staff } = actors;

const approved: UserResult = { verdict: 'approve', reasons: [] };
const rejected: UserResult = { verdict: 'reject', reasons: ['LowExposalOfItem'] };
const item = (entryId: number, decided: UserResult = approved): BenchmarkItem => ({
  entryId,
  lookId: 81,
  userId: 51,
  brandId: 7,
  productId: 301,
  snsType: 'Instagram',
  decided,
});
const description: BenchmarkDescription = {
  benchmarkId: 'b',
  method: 'RULE',
  model: null,
  prompt: null,
  prices: null,
  filter: { decidedFrom: null, decidedUntil: null, brandIds: null, snsType: null },
};
const items = [item(1), item(2)];
const created: BenchmarkEvent = {
  type: 'CertificationBenchmarkCreated',
  data: { ...description, items },
};
const check = (passed: boolean | null): Check => ({ reason: 'LowExposalOfItem', passed, evidence: null });
const answer = (entryId: number, passed: boolean | null) => ({
  entryId,
  checks: [check(passed)],
  ms: 5,
  tokens: null,
});
const answered = (entryId: number, passed: boolean | null): BenchmarkEvent => ({
  type: 'CertificationBenchmarkItemAnswered',
  data: answer(entryId, passed),
});
const reviewed = (entryId: number, userResult: UserResult): BenchmarkEvent => ({
  type: 'CertificationBenchmarkItemReviewed',
  data: { entryId, userResult },
});
const failed: BenchmarkEvent = {
  type: 'CertificationBenchmarkItemFailed',
  data: { entryId: 2, failure: 'no picture' },
};
const runEnded: BenchmarkEvent = { type: 'CertificationBenchmarkRunEnded', data: {} };
const closed: BenchmarkEvent = { type: 'CertificationBenchmarkClosed', data: {} };
const canceled: BenchmarkEvent = { type: 'CertificationBenchmarkCanceled', data: {} };

describe('a benchmark', () => {
  test('is created by staff, once', () => {
    const create = { action: 'create', ...description, items } as const;
    expect(given([]).when(create, staff).then(created)).toMatchObject({ status: 'IN_PROGRESS' });
    for (const actor of [actors.brand_admin, actors.user, system]) {
      given([]).when(create, actor).thenRefused('certification_benchmark.forbidden');
    }
    given([created]).when(create, staff).thenRefused('certification_benchmark.transition_not_allowed');
  });

  test('takes one answer for each item, from the method only', () => {
    const say = { action: 'answer_item', ...answer(1, true) } as const;
    given([created]).when(say, system).then(answered(1, true));
    given([created]).when(say, staff).thenRefused('certification_benchmark.forbidden');
    given([created, answered(1, false)])
      .when(say, system)
      .thenNothing();
    given([created])
      .when({ action: 'answer_item', ...answer(9, true) }, system)
      .thenRefused('certification_benchmark.item_unknown', { entryId: 9 });
  });

  test('waits for reviews after the last answer if the method differs from people', () => {
    given([created, answered(1, false)])
      .when({ action: 'answer_item', ...answer(2, true) }, system)
      .then(answered(2, true), runEnded);
  });

  test('is done at once if nothing differs, even with a failed answer', () => {
    given([created, answered(1, true)])
      .when({ action: 'fail_item', entryId: 2, failure: 'no picture' }, system)
      .then(failed, runEnded, closed);
  });

  const differing = [created, answered(1, false), answered(2, true), runEnded];

  test('is done with the last review, which can be corrected afterwards', () => {
    const say = (userResult: UserResult) => ({ action: 'review_item', entryId: 1, userResult }) as const;
    given(differing).when(say(rejected), staff).then(reviewed(1, rejected), closed);
    const done = [...differing, reviewed(1, rejected), closed];
    given(done).when(say(rejected), staff).thenNothing();
    given(done).when(say(approved), staff).then(reviewed(1, approved));
    given([created]).when(say(approved), staff).thenRefused('certification_benchmark.transition_not_allowed');
  });

  test('is closed or canceled by staff, and ignores later answers', () => {
    given(differing).when({ action: 'close' }, staff).then(closed);
    given([created])
      .when({ action: 'close' }, staff)
      .thenRefused('certification_benchmark.transition_not_allowed');
    for (const events of [[created], differing]) {
      given(events).when({ action: 'cancel' }, staff).then(canceled);
    }
    given([...differing, closed])
      .when({ action: 'cancel' }, staff)
      .thenRefused('certification_benchmark.transition_not_allowed');
    given([created, canceled])
      .when({ action: 'answer_item', ...answer(1, true) }, system)
      .thenRefused('certification_benchmark.transition_not_allowed');
  });
});
