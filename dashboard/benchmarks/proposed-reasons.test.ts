import { expect, test } from 'vitest';
import { proposedReasons } from './proposed-reasons.ts';

const check = (passed: boolean) => ({ reason: 'AdTagNotExists', passed, evidence: null }) as const;
const decided = { verdict: 'reject', reasons: ['LowExposalOfItem'] } as const;
const item = {
  checks: [check(true)],
  decided: { verdict: decided.verdict, reasons: [...decided.reasons] },
  userResult: null,
};

test('what the method found is proposed, else what people said', () => {
  expect(proposedReasons({ ...item, checks: [check(false)] })).toStrictEqual(['AdTagNotExists']);
  expect(proposedReasons(item)).toStrictEqual(['LowExposalOfItem']);
});

test('an item that was reviewed as rejected keeps its reasons', () => {
  const reviewed = { ...item, checks: [check(false)] };
  const reasons = ['ItemDetailNotVisible' as const];
  expect(proposedReasons({ ...reviewed, userResult: { verdict: 'reject', reasons } })).toStrictEqual(reasons);
  const approved = { verdict: 'approve' as const, reasons: [] };
  expect(proposedReasons({ ...reviewed, userResult: approved })).toStrictEqual(['AdTagNotExists']);
});
