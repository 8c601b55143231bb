import { expect, test } from 'vitest';
import type { MemberPlanEvent } from '#domain/member-plans/member-plan.ts';
import { memberPlanFields } from '#domain/testing/member-plans.ts';
import { foldAll } from '../testing/folding.ts';
import { memberPlansProjection } from './area.ts';

const dearer = { KOREA: 45_000, JAPAN: null };

test('a row holds the fields, all prices with their first day, and the status', () => {
  const registered: MemberPlanEvent = { type: 'MemberPlanRegistered', data: { id: 3, ...memberPlanFields } };
  const revised: MemberPlanEvent = { type: 'MemberPlanRevised', data: { changed: { price: dearer } } };
  const retired: MemberPlanEvent = { type: 'MemberPlanRetired', data: {} };
  const history = [
    { event: registered, on: '2026-01-01' },
    { event: revised, on: '2026-02-01' },
  ];
  expect(foldAll(memberPlansProjection, 'member_plan-3', history)).toStrictEqual({
    ...memberPlanFields,
    id: 3,
    status: 'active',
    price: dearer,
    prices: [
      { from: null, price: memberPlanFields.price },
      { from: '2026-03-03', price: dearer },
    ],
    revision: 1n,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
  });
  const after = foldAll(memberPlansProjection, 'member_plan-3', [...history, { event: retired }]);
  expect(after?.status).toBe('retired');
});
