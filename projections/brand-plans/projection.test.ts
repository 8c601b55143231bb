import { expect, test } from 'vitest';
import type { BrandPlanEvent } from '#domain/brand-plans/brand-plan.ts';
import { planFields, planRegistered } from '#domain/testing/brand-plans.ts';
import { foldAll } from '../testing/folding.ts';
import { brandPlansProjection } from './area.ts';

const dearer = { KOREA: 330_000, JAPAN: null };

test('a row holds the fields, all prices with their first day, and the status', () => {
  const revised: BrandPlanEvent = { type: 'BrandPlanRevised', data: { changed: { price: dearer } } };
  const retired: BrandPlanEvent = { type: 'BrandPlanRetired', data: {} };
  const history = [
    { event: planRegistered, on: '2026-01-01' },
    { event: revised, on: '2026-02-01' },
  ];
  expect(foldAll(brandPlansProjection, 'brand_plan-4', history)).toStrictEqual({
    ...planFields,
    id: 4,
    status: 'active',
    price: dearer,
    prices: [
      { from: null, price: planFields.price },
      { from: '2026-03-03', price: dearer },
    ],
    revision: 1n,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
  });
  const after = foldAll(brandPlansProjection, 'brand_plan-4', [...history, { event: retired }]);
  expect(after?.status).toBe('retired');
});
