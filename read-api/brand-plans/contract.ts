import Type, { type Static } from 'typebox';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { Day, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { brandPlanColumns } from './columns.ts';
import { priceSpans, pricesOn, priceTimes } from './prices.ts';
import type { BrandPlanFound } from './scope.ts';

export const planStatuses = ['active', 'retired'] as const;

/** Whole units of the region's currency. Null: the plan is not sold there. 0: it is free. */
const RegionPrices = Type.Object({ KOREA: Nullable(Count), JAPAN: Nullable(Count) });

/** The prices of periods that start in these days. Null: without a beginning, or without an end. */
const PriceSpan = Type.Object({
  from: Nullable(Day),
  until: Nullable(Day),
  when: OneOf(priceTimes),
  price: RegionPrices,
});

export const brandPlanFields = readable<BrandPlanFound>()(brandPlanColumns, {
  ...idFields,
  displayName: { is: Text, of: (row) => row.displayName, csv: 'display_name' },
  /** Null for brand admins. */
  internalName: { is: OptionalText, of: (row) => row.seenInternalName, csv: 'internal_name' },
  /** `retired`: nobody can choose it; brands that have it keep it. */
  status: {
    is: OneOf(planStatuses),
    of: (row) => (row.status === 'retired' ? 'retired' : 'active'),
    csv: 'status',
  },
  subscriptionType: {
    is: OneOf(subscriptionTypes),
    of: (row) => row.subscriptionType,
    csv: 'subscription_type',
    codes: 'subscriptionType',
  },
  /** The price of a period that starts today, by region. */
  price: {
    is: RegionPrices,
    of: (row) => pricesOn(row, businessDayOf(row.now)),
    cells: [
      { csv: 'price_korea', of: (row) => pricesOn(row, businessDayOf(row.now)).KOREA },
      { csv: 'price_japan', of: (row) => pricesOn(row, businessDayOf(row.now)).JAPAN },
    ],
  },
  /** Former, present and coming prices, the oldest first. */
  prices: { is: Type.Array(PriceSpan), of: (row) => priceSpans(row, businessDayOf(row.now)) },
  /** The length of a period. */
  months: { is: Count, of: (row) => row.months, csv: 'months' },
  /** Maximum number of products. Null: no limit. */
  maxSkuAmount: { is: Nullable(Count), of: (row) => row.maxSkuAmount, csv: 'max_sku_amount' },
  /** Maximum number of garments of a product. Null: no limit. */
  maxItemsPerSku: { is: Nullable(Count), of: (row) => row.maxItemsPerSku, csv: 'max_items_per_sku' },
  guaranteedContentScore: {
    is: Count,
    of: (row) => row.guaranteedContentScore,
    csv: 'guaranteed_content_score',
  },
  regramAble: { is: Flag, of: (row) => row.isRegramAble, csv: 'is_regram_able' },
  /** Whether brands can newly choose it, unless it is retired. */
  active: { is: Flag, of: (row) => row.isActive, csv: 'is_active' },
  /** The number of live subscriptions with the plan. Null for brand admins. */
  brandCount: {
    is: Nullable(Count),
    of: ({ brandCount }) => (brandCount === null ? null : Number(brandCount)),
    csv: 'brand_count',
  },
  ...timeFields,
});

export type BrandPlan = Static<typeof brandPlanFields.shape>;

/** A past detail has no `brandCount`. */
export const BrandPlanDetail = Type.Object({ ...brandPlanFields.shape.properties, ...asOfField });
export type BrandPlanDetail = Static<typeof BrandPlanDetail>;
