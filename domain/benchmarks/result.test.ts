import { describe, expect, test } from 'vitest';
import type { Check } from '../looks/checks.ts';
import { eyeReasons } from '../looks/judge.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';
import type { UserResult } from './benchmark-kinds.ts';
import { differs, methodVerdict, needsReview } from './comparison.ts';
import { benchmarkResult, type ResultItem } from './result.ts';
import { shareOf } from './wilson.ts';

const approve: UserResult = { verdict: 'approve', reasons: [] };
const reject = (...reasons: RejectionReason[]): UserResult => ({ verdict: 'reject', reasons });

/** Returns checks that lead to an approval, changed by the given results. */
function checks(said: Partial<Record<RejectionReason, boolean | null>> = {}): Check[] {
  const all = { ...passing, ...said };
  return Object.entries(all).map(([reason, passed]) => ({
    reason: reason as RejectionReason,
    passed,
    evidence: null,
  }));
}
const passing = Object.fromEntries([...eyeReasons, 'AdTagNotExists'].map((reason) => [reason, true]));

const item = (decided: UserResult, said: Check[] | null, more: Partial<ResultItem> = {}): ResultItem => ({
  decided,
  checks: said,
  userResult: null,
  failure: null,
  answer: said === null ? null : { ms: 100, tokens: { input: 1_000, output: 100 } },
  ...more,
});

describe('95 % intervals', () => {
  // Published values of the Wilson score interval without continuity correction.
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 1, 0.2065, 1],
  ])('of %d in %d', (part, of, low, high) => {
    const share = shareOf(part, of);
    expect(share).toMatchObject({ part, of, share: part / of });
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('are null for an empty sample', () => {
    expect(shareOf(0, 0)).toEqual({ part: 0, of: 0, share: null, low: null, high: null });
  });
});

describe('the answer of a method', () => {
  test.each<[string, Check[], UserResult, boolean]>([
    ['the same approval', checks(), approve, false],
    ['the same rejection', checks({ LowExposalOfItem: false }), reject('LowExposalOfItem'), false],
    ['an approval of a rejected item', checks(), reject('Other'), true],
    ['a rejection of an approved item', checks({ AdTagNotExists: false }), approve, true],
    ['another reason', checks({ AdTagNotExists: false }), reject('LowExposalOfItem'), true],
    [
      'a missing reason',
      checks({ AdTagNotExists: false }),
      reject('AdTagNotExists', 'LowExposalOfItem'),
      true,
    ],
    ['an unknown check', checks({ AdTagNotExists: null }), approve, false],
    [
      'no check for a reason that only people know',
      checks({ AdTagNotExists: false }),
      reject('AdTagNotExists', 'Other'),
      false,
    ],
  ])('%s', (_, said, decided, isOther) => {
    expect(differs({ decided, checks: said })).toBe(isOther);
    expect(needsReview(item(decided, said))).toBe(isOther);
    expect(needsReview(item(decided, said, { userResult: decided }))).toBe(false);
  });

  test('is open if it does not know enough', () => {
    expect(methodVerdict(checks({ AdTagNotExists: null }))).toBe('open');
    expect(methodVerdict([{ reason: 'AdTagNotExists', passed: true, evidence: null }])).toBe('open');
  });
});

test('computes every number of a result from known decisions', () => {
  const low = { LowExposalOfItem: false };
  const items: ResultItem[] = [
    // Five items that the method decides right: three approvals, two rejections.
    ...[1, 2, 3].map(() => item(approve, checks())),
    ...[1, 2].map(() => item(reject('LowExposalOfItem'), checks(low))),
    // The method rejects this item wrongly, and nobody has reviewed it.
    item(approve, checks(low), { answer: { ms: 300, tokens: { input: 2_000, output: 300 } } }),
    // The method approves this item wrongly, as a reviewer confirmed.
    item(reject('LowExposalOfItem'), checks(), { userResult: reject('LowExposalOfItem') }),
    // The method is right: a reviewer found that people had decided this item wrongly.
    item(approve, checks({ AdTagNotExists: false }), { userResult: reject('AdTagNotExists') }),
    // The method leaves this item to people.
    item(approve, checks({ AdTagNotExists: null })),
    // For one item the answer failed; for the other it is still missing.
    item(approve, null, { failure: 'no picture' }),
    item(reject('Other'), null),
  ];
  const result = benchmarkResult(items, { prices: { input: 2, output: 10 } });
  expect(result).toMatchObject({
    itemCount: 11,
    answeredCount: 9,
    failedCount: 1,
    reviewedCount: 2,
    toReviewCount: 1,
    confusion: { approve: { approve: 3, reject: 1, open: 1 }, reject: { approve: 1, reject: 3, open: 0 } },
    accuracy: { part: 6, of: 8, share: 0.75 },
    coverage: { part: 8, of: 9 },
  });
  const of = (reason: RejectionReason) => result.reasons.find((each) => each.reason === reason);
  expect(of('LowExposalOfItem')).toMatchObject({
    truePositives: 2,
    falsePositives: 1,
    falseNegatives: 1,
    trueNegatives: 5,
    precision: { part: 2, of: 3 },
    recall: { part: 2, of: 3 },
  });
  expect(of('AdTagNotExists')).toMatchObject({
    truePositives: 1,
    falsePositives: 0,
    falseNegatives: 0,
    trueNegatives: 7,
    precision: { part: 1, of: 1 },
    recall: { part: 1, of: 1 },
  });
  expect(of('Other')).toBeUndefined();
  // The tokens of eight answers with 1,000 and 100 tokens, and one with 2,000 and 300.
  expect(result.cost).toStrictEqual({
    medianMs: 100,
    inputTokens: 10_000 / 9,
    outputTokens: 1_100 / 9,
    usd: ((10_000 / 9) * 2 + (1_100 / 9) * 10) / 1_000_000,
  });
});

test('an empty benchmark has no rates, and unreported tokens have no price', () => {
  const result = benchmarkResult([item(approve, null)], { prices: { input: 2, output: 10 } });
  expect(result).toMatchObject({ answeredCount: 0, reasons: [], accuracy: { of: 0, share: null } });
  expect(result.cost).toEqual({ medianMs: null, inputTokens: null, outputTokens: null, usd: null });
  const free = [item(approve, checks(), { answer: { ms: 1, tokens: null } })];
  expect(benchmarkResult(free, { prices: null }).cost).toMatchObject({ medianMs: 1, usd: null });
});
