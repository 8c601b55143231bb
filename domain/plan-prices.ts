import { businessDayOf, daysLater } from './business-day.ts';
import type { Region } from './regions.ts';

/** A new price applies to periods that start so many days later, or after that. */
const priceNoticeDays = 30;

/** The price of a period by region, in the region's currency. Null: the plan is not sold there. */
export type RegionPrices = Readonly<Record<Region, number | null>>;

/** The prices for periods that start on the day `from` or later; null: from the beginning. */
export interface PricesFrom {
  from: string | null;
  price: RegionPrices;
}

/** A plan of brands or members with all its prices, the oldest first. */
export interface Priced {
  prices: readonly PricesFrom[];
}

/** The prices of a plan that is registered. */
export function firstPrices(price: RegionPrices): readonly PricesFrom[] {
  return [{ from: null, price }];
}

/** Adds the price that was announced at the instant `at`. */
export function withNewPrice(
  prices: readonly PricesFrom[],
  price: RegionPrices,
  at: string,
): readonly PricesFrom[] {
  return [...prices, { from: daysLater(businessDayOf(at), priceNoticeDays), price }];
}

/** The price of a period that starts on a day. Null: the plan is not sold in the region. */
export function priceOn({ prices }: Priced, region: Region, day: string): number | null {
  const applying = prices.findLast(({ from }) => from === null || from <= day);
  return applying?.price[region] ?? null;
}

/**
 * The price of the next period for holders of the plan. If the plan is no longer sold in the region, its newest price there
 * stays. Null if it never had one.
 */
export function keptPriceOn({ prices }: Priced, region: Region, day: string): number | null {
  const priced = prices.findLast(({ from, price }) => (from ?? day) <= day && price[region] !== null);
  return priced?.price[region] ?? null;
}

/** Returns how a plan's price in a region will change after a day; null if it does not. */
export function priceChangeAfter(plan: Priced, region: Region, day: string) {
  const entry = plan.prices.findLast(({ from }) => from !== null && from > day);
  const before = priceOn(plan, region, day);
  const after = entry?.price[region] ?? null;
  if (entry?.from == null || before === null || after === null || before === after) return null;
  return { before, after, from: entry.from };
}
