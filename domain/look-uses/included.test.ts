import { expect, test } from 'vitest';
import { isIncluded } from './included.ts';

const plan = { isRegramAble: true };
const using = { status: 'using', isBegun: true, plan } as const;

test('a plan with regrams includes regrams and restories, and no other use', () => {
  expect(isIncluded(using, 'regram')).toBe(true);
  expect(isIncluded(using, 'restory')).toBe(true);
  expect(isIncluded(using, 'commercial_use')).toBe(false);
});

test('nothing is included without the service, without the plan and without a subscription', () => {
  expect(isIncluded({ ...using, status: 'payment_failed' }, 'regram')).toBe(false);
  expect(isIncluded({ ...using, plan: { isRegramAble: false } }, 'regram')).toBe(false);
  expect(isIncluded({ ...using, plan: null }, 'regram')).toBe(false);
  expect(isIncluded(null, 'regram')).toBe(false);
});
