import { daysFrom } from './business-day.ts';
import { daysOf } from './periods.ts';

/** A period with the price paid for it. Its last day holds any extension. */
export interface PaidPeriod {
  paid: number;
  startDate: string;
  endDate: string;
}

/** The part of the price for the days that are left of a period. The day itself counts as left. */
export function creditOn(day: string, { paid, startDate, endDate }: PaidPeriod): number {
  const left = Math.max(0, daysFrom(day, endDate));
  return Math.floor((paid * Math.min(left, daysOf({ startDate, endDate }))) / daysOf({ startDate, endDate }));
}

/** The charge for a plan that begins on a day within a paid period, and the credit that it holds. */
export function chargeOn(
  day: string,
  { newPrice, ...period }: PaidPeriod & { newPrice: number },
): { charge: number; credit: number } {
  const credit = creditOn(day, period);
  return { charge: newPrice - credit, credit };
}
