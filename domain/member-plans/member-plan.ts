import type { Decider } from '../decider.ts';
import {
  firstPrices,
  type Priced,
  type PricesFrom,
  type RegionPrices,
  withNewPrice,
} from '../plan-prices.ts';
import {
  type RecordCommand,
  type RecordEvent,
  type RecordState,
  recordDecider,
  recordTransitions,
  retiring,
} from '../record.ts';
import type { MemberPlanLength, MemberPlanType } from './plan-kinds.ts';

export interface MemberPlanFields {
  name: string;
  type: MemberPlanLength;
  planType: MemberPlanType;
  /** The newest price. It may not apply yet: see `priceOn`. */
  price: RegionPrices;
  /** The length of a period. */
  months: number;
  /** Maximum number of trysets in a period. Null: no limit. */
  maxClosetLimit: number | null;
  /** Maximum number of garments in a period. Null: no limit. */
  maxItemsLimit: number | null;
  /** Maximum number of garments in one tryset. Null: no limit. */
  maxItemsPerTry: number | null;
  /** Maximum number of trysets under way at once. Null: no limit. */
  concurrencyAmount: number | null;
  /** Whether a new ticket renews unless its member says otherwise. */
  defaultRechargingFlag: boolean;
  /** Whether members can sign up for it. Tickets of the plan still renew. */
  isActive: boolean;
  /** Whether its members can choose another plan for the next period. */
  canChange: boolean;
}

export type MemberPlan = RecordState<MemberPlanFields, typeof retiring> & Priced;

/** Events of `member_plan-<id>`. */
export type MemberPlanEvent = RecordEvent<'MemberPlan', MemberPlanFields, typeof retiring>;
export type MemberPlanCommand = RecordCommand<MemberPlanFields, typeof retiring>;

export const memberPlanTransitions = recordTransitions('MemberPlan', retiring, 'owner');

const blank: MemberPlanFields = {
  name: '',
  type: 'regular',
  planType: 'standard',
  price: { KOREA: null, JAPAN: null },
  months: 1,
  maxClosetLimit: null,
  maxItemsLimit: null,
  maxItemsPerTry: null,
  concurrencyAmount: null,
  defaultRechargingFlag: true,
  isActive: true,
  canChange: true,
};

const fields = recordDecider({ category: 'member_plan', event: 'MemberPlan', blank, ending: retiring });

/** A plan is a record that also remembers its former prices, because a new price waits. */
export const memberPlan: Decider<MemberPlan, MemberPlanCommand, MemberPlanEvent> & {
  ending: typeof retiring;
  types: readonly string[];
} = {
  category: fields.category,
  ending: fields.ending,
  types: fields.types,
  initial: { ...fields.initial, prices: [] },
  decide: fields.decide,
  evolve(state, event, at) {
    const after = fields.evolve(state, event, at);
    return { ...after, prices: pricesAfter(state.prices, event, at) };
  },
};

function pricesAfter(prices: readonly PricesFrom[], { type, data }: MemberPlanEvent, at: string) {
  if (type === 'MemberPlanRegistered') return firstPrices(data.price);
  if (type !== 'MemberPlanRevised' || data.changed.price === undefined) return prices;
  return withNewPrice(prices, data.changed.price, at);
}
