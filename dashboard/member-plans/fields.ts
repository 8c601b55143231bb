import type { TFunction } from 'i18next';
import { memberPlanLengths, memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { MemberPlanDetail } from '#read-api/member-plans/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const priceAtMost = 1_000_000_000;
const limitAtMost = 1_000_000;

/** The form fields of a member's plan. A region without a price does not sell the plan. */
export function memberPlanFields(t: TFunction): Field[] {
  const limit = { kind: 'whole', atMost: limitAtMost, help: t('brandPlan.emptyLimit') } as const;
  return [
    { name: 'name', text: t('memberPlan.fields.name'), kind: 'text', required: true },
    {
      name: 'plan_type',
      text: t('memberPlan.fields.planType'),
      kind: 'choice',
      required: true,
      options: memberPlanTypes.map((value) => ({ value, text: t(`memberPlan.type.${value}`) })),
    },
    {
      name: 'type',
      text: t('memberPlan.fields.type'),
      kind: 'choice',
      required: true,
      options: memberPlanLengths.map((value) => ({ value, text: t(`memberPlan.length.${value}`) })),
    },
    {
      name: 'months',
      text: t('memberPlan.fields.months'),
      kind: 'whole',
      required: true,
      atLeast: 1,
      atMost: 36,
    },
    ...regions.map(
      (region): Field => ({
        name: `price/${region}`,
        text: t(`brandPlan.priceIn.${region}`),
        kind: 'whole',
        atMost: priceAtMost,
        help: t('brandPlan.priceHelp'),
      }),
    ),
    { ...limit, name: 'max_closet_limit', text: t('memberPlan.fields.maxClosetLimit') },
    { ...limit, name: 'max_items_limit', text: t('memberPlan.fields.maxItemsLimit') },
    { ...limit, name: 'max_items_per_try', text: t('memberPlan.fields.maxItemsPerTry') },
    { ...limit, name: 'concurrency_amount', text: t('memberPlan.fields.concurrencyAmount') },
    { name: 'default_recharging_flag', text: t('memberPlan.fields.defaultRechargingFlag'), kind: 'flag' },
    { name: 'can_change', text: t('memberPlan.fields.canChange'), kind: 'flag' },
    { name: 'is_active', text: t('memberPlan.fields.isActive'), kind: 'flag' },
  ];
}

/** The values of the form of a new plan. */
export const newPlanValues: Values = {
  months: '1',
  default_recharging_flag: 'true',
  can_change: 'true',
  is_active: 'true',
};

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** The values of the form. Its prices are the newest ones, which may apply later only. */
export function memberPlanValues(plan: MemberPlanDetail): Values {
  const newest = plan.prices.at(-1)?.price ?? plan.price;
  return {
    name: plan.name,
    plan_type: plan.planType,
    type: plan.type,
    months: String(plan.months),
    'price/KOREA': textOf(newest.KOREA),
    'price/JAPAN': textOf(newest.JAPAN),
    max_closet_limit: textOf(plan.maxClosetLimit),
    max_items_limit: textOf(plan.maxItemsLimit),
    max_items_per_try: textOf(plan.maxItemsPerTry),
    concurrency_amount: textOf(plan.concurrencyAmount),
    default_recharging_flag: String(plan.defaultRechargingFlag),
    can_change: String(plan.canChange),
    is_active: String(plan.isActive),
  };
}
