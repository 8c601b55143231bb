import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDayOf, daysLater } from '../business-day.ts';
import { fold } from '../decider.ts';
import { priceOn } from '../plan-prices.ts';
import { actors } from '../testing/actors.ts';
import { planFields, planRegistered, standardTerms } from '../testing/brand-plans.ts';
import { scenarios } from '../testing/given.ts';
import { type BrandPlanEvent, brandPlan } from './brand-plan.ts';
import { isOnOffer, keptTermsOn, termsOn } from './plan-terms.ts';

const { given } = scenarios(brandPlan);
const { staff, brand_admin } = actors;

const repriced = (KOREA: number | null, JAPAN: number | null = 33_000): BrandPlanEvent => ({
  type: 'BrandPlanRevised',
  data: { changed: { price: { KOREA, JAPAN } } },
});
const planAfter = (...events: readonly [BrandPlanEvent, string][]) =>
  fold(
    brandPlan,
    events.map(([event, at]) => ({ event, at })),
  );

test('staff register, revise and retire a plan', () => {
  given([]).when({ action: 'register', id: 4, fields: planFields }, staff).then(planRegistered);
  given([planRegistered])
    .when({ action: 'revise', fields: { ...planFields, isActive: false } }, staff)
    .then({ type: 'BrandPlanRevised', data: { changed: { isActive: false } } });
  const retired = given([planRegistered])
    .when({ action: 'retire' }, staff)
    .then({ type: 'BrandPlanRetired', data: {} });
  expect(isOnOffer(retired)).toBe(false);
  given([planRegistered]).when({ action: 'retire' }, brand_admin).thenRefused('brand_plan.forbidden');
});

test('a plan without another price is not repriced', () => {
  const { price } = planFields;
  given([planRegistered])
    .when({ action: 'revise', fields: { price: { ...price } } }, staff)
    .thenNothing();
});

describe('a price', () => {
  const plan = planAfter(
    [planRegistered, '2026-01-01T00:00:00.000Z'],
    // 2 March in UTC+9.
    [repriced(330_000), '2026-03-01T15:00:00.000Z'],
  );

  test.each([
    ['2025-01-01', 300_000],
    ['2026-03-02', 300_000],
    ['2026-03-31', 300_000],
    ['2026-04-01', 330_000],
    ['2030-01-01', 330_000],
  ])('of a period that starts on %s is %i', (day, price) => {
    expect(priceOn(plan, 'KOREA', day)).toBe(price);
    expect(priceOn(plan, 'JAPAN', day)).toBe(33_000);
  });

  test('is unknown where the plan is not sold, and before it exists', () => {
    const sold = planAfter(
      [planRegistered, '2026-01-01T00:00:00.000Z'],
      [repriced(300_000, null), '2026-03-01T00:00:00.000Z'],
    );
    expect(priceOn(sold, 'JAPAN', '2026-03-30')).toBe(33_000);
    expect(priceOn(sold, 'JAPAN', '2026-03-31')).toBeNull();
    expect(termsOn(sold, 'JAPAN', '2026-03-31')).toBeNull();
    expect(termsOn(brandPlan.initial, 'KOREA', '2026-03-31')).toBeNull();
  });

  test('is that of the last change at least 30 days before the period', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ days: fc.integer({ min: 0, max: 40 }), price: fc.integer({ min: 0, max: 9 }) })),
        fc.integer({ min: 0, max: 400 }),
        (changes, later) => {
          let day = '2026-01-01';
          const told: [BrandPlanEvent, string][] = [[planRegistered, `${day}T00:00:00.000Z`]];
          for (const { days, price } of changes) {
            day = daysLater(day, days);
            told.push([repriced(price), `${day}T03:00:00.000Z`]);
          }
          const start = daysLater('2026-01-01', later);
          const last = told.findLast(
            ([, at], index) => index === 0 || daysLater(businessDayOf(at), 30) <= start,
          )?.[0];
          const expected =
            last?.type === 'BrandPlanRevised' ? last.data.changed.price?.KOREA : planFields.price.KOREA;
          expect(priceOn(planAfter(...told), 'KOREA', start)).toBe(expected);
        },
      ),
    );
  });
});

test('the terms of a period hold the plan as it is, with its price and currency', () => {
  const plan = planAfter(
    [planRegistered, '2026-01-01T00:00:00.000Z'],
    [repriced(330_000), '2026-03-01T15:00:00.000Z'],
  );
  expect(termsOn(plan, 'KOREA', '2026-03-31')).toEqual(standardTerms);
  expect(termsOn(plan, 'KOREA', '2026-04-01')).toEqual({ ...standardTerms, price: 330_000 });
  expect(termsOn(plan, 'JAPAN', '2026-04-01')).toEqual({ ...standardTerms, price: 33_000, currency: 'JPY' });
});

test('a plan that is no longer sold in a region keeps its newest price for brands that have it', () => {
  const plan = planAfter(
    [planRegistered, '2026-01-01T00:00:00.000Z'],
    [repriced(330_000, 36_000), '2026-02-01T00:00:00.000Z'],
    [repriced(330_000, null), '2026-03-01T00:00:00.000Z'],
  );
  expect(keptTermsOn(plan, 'JAPAN', '2026-02-01')).toMatchObject({ price: 33_000 });
  expect(keptTermsOn(plan, 'JAPAN', '2026-05-01')).toMatchObject({ price: 36_000, currency: 'JPY' });
  expect(keptTermsOn(plan, 'KOREA', '2026-05-01')).toEqual(termsOn(plan, 'KOREA', '2026-05-01'));
  expect(keptTermsOn(brandPlan.initial, 'KOREA', '2026-05-01')).toBeNull();
});
