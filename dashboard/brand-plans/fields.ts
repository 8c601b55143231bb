import type { TFunction } from 'i18next';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { BrandPlanDetail } from '#read-api/brand-plans/contract.ts';
import type { Field, Values } from '../kit/fields/field.ts';

const priceAtMost = 1_000_000_000;
const limitAtMost = 1_000_000;

/** The form fields of a brand plan. A region without a price does not sell the plan. */
export function planFields(t: TFunction): Field[] {
  const name = { kind: 'text', required: true } as const;
  const limit = { kind: 'whole', atMost: limitAtMost, help: t('brandPlan.emptyLimit') } as const;
  return [
    { ...name, name: 'display_name', text: t('brandPlan.fields.displayName') },
    { ...name, name: 'internal_name', text: t('brandPlan.fields.internalName') },
    {
      name: 'subscription_type',
      text: t('brandPlan.fields.subscriptionType'),
      kind: 'choice',
      required: true,
      options: subscriptionTypes.map((value) => ({ value, text: t(`brandPlan.type.${value}`) })),
    },
    {
      name: 'months',
      text: t('brandPlan.fields.months'),
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
    { ...limit, name: 'max_sku_amount', text: t('brandPlan.fields.maxSkuAmount') },
    { ...limit, name: 'max_items_per_sku', text: t('brandPlan.fields.maxItemsPerSku') },
    {
      name: 'guaranteed_content_score',
      text: t('brandPlan.fields.guaranteedContentScore'),
      kind: 'whole',
      atMost: priceAtMost,
    },
    { name: 'regram_able', text: t('brandPlan.fields.isRegramAble'), kind: 'flag' },
    { name: 'active', text: t('brandPlan.fields.isActive'), kind: 'flag' },
  ];
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** The values of the form. Its prices are the newest ones, which may apply later only. */
export function planValues(plan: BrandPlanDetail): Values {
  const newest = plan.prices.at(-1)?.price ?? plan.price;
  return {
    display_name: plan.displayName,
    internal_name: plan.internalName ?? '',
    subscription_type: plan.subscriptionType,
    months: String(plan.months),
    'price/KOREA': textOf(newest.KOREA),
    'price/JAPAN': textOf(newest.JAPAN),
    max_sku_amount: textOf(plan.maxSkuAmount),
    max_items_per_sku: textOf(plan.maxItemsPerSku),
    guaranteed_content_score: String(plan.guaranteedContentScore),
    regram_able: String(plan.regramAble),
    active: String(plan.active),
  };
}
