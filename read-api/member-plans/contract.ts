import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { memberPlanLengths, memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { PriceSpan, RegionPrices } from '../brand-plans/contract.ts';
import { priceSpans, pricesOn } from '../brand-plans/prices.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { memberPlanColumns } from './columns.ts';
import type { MemberPlanFound } from './scope.ts';

export const memberPlanStatuses = ['active', 'retired'] as const;

const Limit = Nullable(Count);

export const memberPlanFields = readable<MemberPlanFound>()(memberPlanColumns, {
  ...idFields,
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  /** `retired`: nobody can choose it; tickets of the plan still renew. */
  status: {
    is: OneOf(memberPlanStatuses),
    of: (row) => (row.status === 'retired' ? 'retired' : 'active'),
    csv: 'status',
  },
  type: { is: OneOf(memberPlanLengths), of: (row) => row.type, csv: 'type', codes: 'memberPlanLength' },
  planType: {
    is: OneOf(memberPlanTypes),
    of: (row) => row.planType,
    csv: 'plan_type',
    codes: 'memberPlanType',
  },
  /** The price of a ticket that starts today, by region. */
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
  /** Maximum number of trysets in a period. Null: no limit. */
  maxClosetLimit: { is: Limit, of: (row) => row.maxClosetLimit, csv: 'max_closet_limit' },
  /** Maximum number of garments in a period. Null: no limit. */
  maxItemsLimit: { is: Limit, of: (row) => row.maxItemsLimit, csv: 'max_items_limit' },
  /** Maximum number of garments in one tryset. Null: no limit. */
  maxItemsPerTry: { is: Limit, of: (row) => row.maxItemsPerTry, csv: 'max_items_per_try' },
  /** Maximum number of trysets under way at once. Null: no limit. */
  concurrencyAmount: { is: Limit, of: (row) => row.concurrencyAmount, csv: 'concurrency_amount' },
  /** Whether a new ticket renews unless its member says otherwise. */
  defaultRechargingFlag: {
    is: Flag,
    of: (row) => row.defaultRechargingFlag,
    csv: 'default_recharging_flag',
  },
  /** Whether members can newly choose it, unless it is retired. */
  isActive: { is: Flag, of: (row) => row.isActive, csv: 'is_active' },
  /** Whether its members can choose another plan for the next period. */
  canChange: { is: Flag, of: (row) => row.canChange, csv: 'can_change' },
  /** The number of live tickets of the plan. Null for members. */
  userCount: {
    is: Nullable(Count),
    of: ({ userCount }) => (userCount === null ? null : Number(userCount)),
    csv: 'user_count',
  },
  ...timeFields,
});

export type MemberPlan = Static<typeof memberPlanFields.shape>;

/** A past detail has no `userCount`. */
export const MemberPlanDetail = Type.Object({ ...memberPlanFields.shape.properties, ...asOfField });
export type MemberPlanDetail = Static<typeof MemberPlanDetail>;
