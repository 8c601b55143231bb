import Type, { type Static } from 'typebox';
import type { BrandPlanFields } from '#domain/brand-plans/brand-plan.ts';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { allOptional, Money, Name } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

/** Null: the plan is not sold in the region. */
const RegionPrice = Nullable(Money);
const Limit = Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
const prices = { KOREA: RegionPrice, JAPAN: RegionPrice };

const named = {
  display_name: Name,
  internal_name: Name,
  subscription_type: OneOf(subscriptionTypes),
  months: Type.Integer({ minimum: 1, maximum: 36 }),
};
const others = {
  max_sku_amount: Limit,
  max_items_per_sku: Limit,
  guaranteed_content_score: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  regram_able: Type.Boolean(),
  active: Type.Boolean(),
};

/** Missing fields of a new or replaced plan: no limits, no guaranteed score, no regrams, on offer. */
export const PlanBody = Type.Object(
  { ...named, price: Type.Object(prices, strict), ...allOptional(others) },
  strict,
);
export const PlanChanges = Type.Object(
  allOptional({ ...named, price: Type.Object(allOptional(prices), strict), ...others }),
  strict,
);

export function wholePlan(said: Static<typeof PlanBody>): BrandPlanFields {
  return {
    displayName: said.display_name,
    internalName: said.internal_name,
    subscriptionType: said.subscription_type,
    price: said.price,
    months: said.months,
    maxSkuAmount: said.max_sku_amount ?? null,
    maxItemsPerSku: said.max_items_per_sku ?? null,
    guaranteedContentScore: said.guaranteed_content_score ?? 0,
    isRegramAble: said.regram_able ?? false,
    isActive: said.active ?? true,
  };
}

/** A region that the body leaves out keeps its price. */
export function changedPlan(said: Static<typeof PlanChanges>, plan: BrandPlanFields): BrandPlanFields {
  const { max_sku_amount: sku, max_items_per_sku: items } = said;
  return {
    displayName: said.display_name ?? plan.displayName,
    internalName: said.internal_name ?? plan.internalName,
    subscriptionType: said.subscription_type ?? plan.subscriptionType,
    price: { ...plan.price, ...said.price },
    months: said.months ?? plan.months,
    maxSkuAmount: sku === undefined ? plan.maxSkuAmount : sku,
    maxItemsPerSku: items === undefined ? plan.maxItemsPerSku : items,
    guaranteedContentScore: said.guaranteed_content_score ?? plan.guaranteedContentScore,
    isRegramAble: said.regram_able ?? plan.isRegramAble,
    isActive: said.active ?? plan.isActive,
  };
}
