import { expect, test } from 'vitest';
import { proposedReasons } from './proposed-reasons.ts';

const check = (passed: boolean) => ({ reason: 'AdTagNotExists', passed, evidence: null }) as const;
const decided = { verdict: 'reject', reasons: ['LowExposalOfItem'] } as const;
const item = {
  checks: [check(true)],
  decided: { verdict: decided.verdict, reasons: [...decided.reasons] },
  userResult: null,
};

test('proposes the reasons that the method found, or else those that people gave', () => {
  expect(proposedReasons({ ...item, checks: [check(false)] })).toStrictEqual(['AdTagNotExists']);
  expect(proposedReasons(item)).toStrictEqual(['LowExposalOfItem']);
});

test('keeps the reasons of an item that was already reviewed as rejected', () => {
  const reviewed = { ...item, checks: [check(false)] };
  const reasons = ['ItemDetailNotVisible' as const];
  expect(proposedReasons({ ...reviewed, userResult: { verdict: 'reject', reasons } })).toStrictEqual(reasons);
  const approved = { verdict: 'approve' as const, reasons: [] };
  expect(proposedReasons({ ...reviewed, userResult: approved })).toStrictEqual(['AdTagNotExists']);
});
