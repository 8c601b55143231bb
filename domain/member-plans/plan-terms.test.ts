import { expect, test } from 'vitest';
import { fold } from '../decider.ts';
import { priceChangeAfter } from '../plan-prices.ts';
import { memberPlanFields, memberTerms } from '../testing/member-plans.ts';
import { type MemberPlanEvent, memberPlan } from './member-plan.ts';
import { isMemberPlanOnOffer, keptMemberTermsOn, memberTermsOn } from './plan-terms.ts';

const registered: MemberPlanEvent = { type: 'MemberPlanRegistered', data: { id: 3, ...memberPlanFields } };
const revised = (changed: object): MemberPlanEvent => ({ type: 'MemberPlanRevised', data: { changed } });
const planAfter = (...later: [MemberPlanEvent, string][]) =>
  fold(memberPlan, [
    { event: registered, at: '2027-01-01T00:00:00.000Z' },
    ...later.map(([event, at]) => ({ event, at })),
  ]);
const dearer = revised({ price: { KOREA: 45_000, JAPAN: null } });
const at = '2027-03-31T16:00:00.000Z';

test('a new price applies to tickets that start 30 business days later', () => {
  const plan = planAfter([dearer, at]);
  expect(memberTermsOn(plan, 'KOREA', '2027-04-30')).toEqual(memberTerms);
  expect(memberTermsOn(plan, 'KOREA', '2027-05-01')).toEqual({ ...memberTerms, price: 45_000 });
});

test('a plan that is no longer sold in a region keeps its price for renewals', () => {
  const plan = planAfter([dearer, at]);
  expect(memberTermsOn(plan, 'JAPAN', '2027-05-01')).toBeNull();
  expect(keptMemberTermsOn(plan, 'JAPAN', '2027-05-01')).toMatchObject({ price: 4_200, currency: 'JPY' });
  expect(keptMemberTermsOn(memberPlan.initial, 'KOREA', '2027-05-01')).toBeNull();
});

test('a price changes in the regions where the plan stays sold', () => {
  const plan = planAfter([dearer, at]);
  expect(priceChangeAfter(plan, 'KOREA', '2027-04-01')).toEqual({
    before: 39_000,
    after: 45_000,
    from: '2027-05-01',
  });
  expect(priceChangeAfter(plan, 'JAPAN', '2027-04-01')).toBeNull();
  expect(priceChangeAfter(plan, 'KOREA', '2027-05-01')).toBeNull();
});

test('a retired or inactive plan is not on offer', () => {
  expect(isMemberPlanOnOffer(planAfter())).toBe(true);
  expect(isMemberPlanOnOffer(planAfter([revised({ isActive: false }), at]))).toBe(false);
  expect(isMemberPlanOnOffer(planAfter([{ type: 'MemberPlanRetired', data: {} }, at]))).toBe(false);
});
