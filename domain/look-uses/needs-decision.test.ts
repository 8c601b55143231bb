import { expect, test } from 'vitest';
import { useStates } from '../testing/look-uses.ts';
import { isUnanswered, needsDecision } from './needs-decision.ts';
import type { LookUse } from './use-state.ts';

const asked = '2026-05-25T00:00:00.000Z';
const weekLater = '2026-06-01T00:00:00.000Z';
const { initialized, in_progress: inProgress, confirmed, rejected } = useStates;
const agreed: LookUse = { ...inProgress, answer: 'agreed' };

test.each([
  [initialized, asked, { staff: true, user: true }],
  [inProgress, asked, { staff: false, user: true }],
  [inProgress, '2026-05-31T23:59:59.999Z', { staff: false, user: true }],
  [inProgress, weekLater, { staff: true, user: true }],
  [agreed, asked, { staff: true, user: false }],
  [{ ...initialized, answer: 'agreed' } as LookUse, weekLater, { staff: true, user: false }],
  [confirmed, weekLater, { staff: false, user: false }],
  [rejected, weekLater, { staff: false, user: false }],
])('a use waits for staff, its member or nobody, and never for the brand', (use, at, { staff, user }) => {
  expect(needsDecision(use, 'staff', at)).toBe(staff);
  expect(needsDecision(use, 'user', at)).toBe(user);
  expect(needsDecision(use, 'brand_admin', at)).toBe(false);
});

test('an open question counts as unanswered after exactly a week', () => {
  expect(isUnanswered(inProgress, '2026-05-31T23:59:59.999Z')).toBe(false);
  expect(isUnanswered(inProgress, weekLater)).toBe(true);
  expect(isUnanswered(agreed, weekLater)).toBe(false);
  expect(isUnanswered(rejected, weekLater)).toBe(false);
});
