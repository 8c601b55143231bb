import { system } from '#domain/actor.ts';
import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { brand } from '#domain/brands/brand.ts';
import { comingPrice, type DemoPlan, demoPlans, planBrands, retiredPlan } from './catalog/brand-plans.ts';
import { daysAgo, furnished, type Setting } from './setting.ts';

export const planRef = (plan: DemoPlan) => `plan ${plan}`;

/** Registers the plans, and the brands that have only a plan. */
export function planBrandPlans(setting: Setting): void {
  const { world, clockwork, idOf, staff } = setting;
  const asked = { actor: staff, at: daysAgo(setting, furnished - 1) };
  for (const [plan, fields] of Object.entries(demoPlans)) {
    const id = idOf('brand_plan', planRef(plan as DemoPlan));
    world.tell(brandPlan, id, { action: 'register', id, fields }, asked);
  }
  clockwork.plan(daysAgo(setting, retiredPlan.days), (at) =>
    world.tell(
      brandPlan,
      idOf('brand_plan', planRef(retiredPlan.plan)),
      { action: 'retire' },
      { actor: staff, at },
    ),
  );
  clockwork.plan(daysAgo(setting, comingPrice.days), (at) =>
    world.tell(
      brandPlan,
      idOf('brand_plan', planRef(comingPrice.plan)),
      { action: 'revise', fields: { price: comingPrice.price } },
      { actor: staff, at },
    ),
  );
  for (const { key, ...named } of planBrands) {
    const brandId = idOf('brand', key);
    const registered = {
      ...named,
      regionId: 'KOREA',
      instagramId: null,
      commissionRate: 20,
      isFeatured: false,
      isExclusive: false,
      exclusiveCuratorIds: [],
      agreeMarketing: false,
    } as const;
    const by = { actor: system, at: daysAgo(setting, furnished - 2) };
    world.tell(brand, brandId, { action: 'register', brandId, ...registered }, by);
    world.tell(brand, brandId, { action: 'publish' }, by);
  }
}
