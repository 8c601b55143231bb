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
import type { SubscriptionType } from './plan-kinds.ts';

export interface BrandPlanFields {
  displayName: string;
  /** The name that only staff see. */
  internalName: string;
  subscriptionType: SubscriptionType;
  /** The newest price. It may not apply yet: see `priceOn`. */
  price: RegionPrices;
  /** The length of a period. */
  months: number;
  /** Maximum number of products. Null: no limit. */
  maxSkuAmount: number | null;
  /** Maximum number of garments of a product. Null: no limit. */
  maxItemsPerSku: number | null;
  guaranteedContentScore: number;
  /** Whether its brands may ask for regrams. */
  isRegramAble: boolean;
  /** Whether brands can choose it. Brands that have it keep it. */
  isActive: boolean;
}

export type BrandPlan = RecordState<BrandPlanFields, typeof retiring> & Priced;

/** Events of `brand_plan-<id>`. */
export type BrandPlanEvent = RecordEvent<'BrandPlan', BrandPlanFields, typeof retiring>;
export type BrandPlanCommand = RecordCommand<BrandPlanFields, typeof retiring>;

export const brandPlanTransitions = recordTransitions('BrandPlan', retiring, 'owner');

const blank: BrandPlanFields = {
  displayName: '',
  internalName: '',
  subscriptionType: 'normal',
  price: { KOREA: null, JAPAN: null },
  months: 1,
  maxSkuAmount: null,
  maxItemsPerSku: null,
  guaranteedContentScore: 0,
  isRegramAble: false,
  isActive: true,
};

const fields = recordDecider({ category: 'brand_plan', event: 'BrandPlan', blank, ending: retiring });

/** A plan is a record that also remembers its former prices, because a new price waits. */
export const brandPlan: Decider<BrandPlan, BrandPlanCommand, BrandPlanEvent> & {
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

function pricesAfter(prices: readonly PricesFrom[], { type, data }: BrandPlanEvent, at: string) {
  if (type === 'BrandPlanRegistered') return firstPrices(data.price);
  if (type !== 'BrandPlanRevised' || data.changed.price === undefined) return prices;
  return withNewPrice(prices, data.changed.price, at);
}
