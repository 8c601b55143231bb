import Type, { type Static } from 'typebox';
import type { MemberPlanFields } from '#domain/member-plans/member-plan.ts';
import { memberPlanLengths, memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { allOptional, Money, Name } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

/** Null: the plan is not sold in the region. */
const RegionPrice = Nullable(Money);
const Limit = Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
export const prices = { KOREA: RegionPrice, JAPAN: RegionPrice };

const named = {
  name: Name,
  type: OneOf(memberPlanLengths),
  plan_type: OneOf(memberPlanTypes),
  months: Type.Integer({ minimum: 1, maximum: 36 }),
};
const others = {
  max_closet_limit: Limit,
  max_items_limit: Limit,
  max_items_per_try: Limit,
  concurrency_amount: Limit,
  default_recharging_flag: Type.Boolean(),
  is_active: Type.Boolean(),
  can_change: Type.Boolean(),
};

/** Missing fields of a new or replaced plan: no limits, renewing, on offer, changeable. */
export const MemberPlanBody = Type.Object(
  { ...named, price: Type.Object(prices, strict), ...allOptional(others) },
  strict,
);
export const MemberPlanChanges = Type.Object(
  allOptional({ ...named, price: Type.Object(allOptional(prices), strict), ...others }),
  strict,
);

export function wholePlan(said: Static<typeof MemberPlanBody>): MemberPlanFields {
  return {
    name: said.name,
    type: said.type,
    planType: said.plan_type,
    price: said.price,
    months: said.months,
    maxClosetLimit: said.max_closet_limit ?? null,
    maxItemsLimit: said.max_items_limit ?? null,
    maxItemsPerTry: said.max_items_per_try ?? null,
    concurrencyAmount: said.concurrency_amount ?? null,
    defaultRechargingFlag: said.default_recharging_flag ?? true,
    isActive: said.is_active ?? true,
    canChange: said.can_change ?? true,
  };
}

/** A region that the body leaves out keeps its price. */
export function changedPlan(
  said: Static<typeof MemberPlanChanges>,
  plan: MemberPlanFields,
): Partial<MemberPlanFields> {
  const changed: { [Name in keyof MemberPlanFields]: MemberPlanFields[Name] | undefined } = {
    name: said.name,
    type: said.type,
    planType: said.plan_type,
    price: said.price === undefined ? undefined : { ...plan.price, ...said.price },
    months: said.months,
    maxClosetLimit: said.max_closet_limit,
    maxItemsLimit: said.max_items_limit,
    maxItemsPerTry: said.max_items_per_try,
    concurrencyAmount: said.concurrency_amount,
    defaultRechargingFlag: said.default_recharging_flag,
    isActive: said.is_active,
    canChange: said.can_change,
  };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}
