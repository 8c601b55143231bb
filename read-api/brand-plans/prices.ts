import { daysLater } from '#domain/business-day.ts';
import { type Priced, priceOn, type RegionPrices } from '#domain/plan-prices.ts';

/** Whether prices apply to periods that start today. */
export const priceTimes = ['former', 'present', 'coming'] as const;
export type PriceTime = (typeof priceTimes)[number];

/** The prices for periods that start in a span of days. Null: without a beginning, or without an end. */
export interface PriceSpan {
  from: string | null;
  until: string | null;
  when: PriceTime;
  price: RegionPrices;
}

/** The prices of a period that starts on a day. */
export function pricesOn(plan: Priced, day: string): RegionPrices {
  return { KOREA: priceOn(plan, 'KOREA', day), JAPAN: priceOn(plan, 'JAPAN', day) };
}

/** All prices that apply to any day, the oldest first. Prices that were replaced on their own first day apply to none. */
export function priceSpans({ prices }: Priced, today: string): PriceSpan[] {
  return prices.flatMap(({ from, price }, index) => {
    const next = prices[index + 1]?.from ?? null;
    const until = next === null ? null : daysLater(next, -1);
    if (from !== null && until !== null && until < from) return [];
    return [{ from, until, when: timeOf(from, until, today), price }];
  });
}

function timeOf(from: string | null, until: string | null, today: string): PriceTime {
  if (from !== null && from > today) return 'coming';
  return until !== null && until < today ? 'former' : 'present';
}
