import { businessDay } from '../business-day.ts';
import { dayMs } from '../tryset-items/trial.ts';

/** The number of days for which a member has a garment on trial. */
export const trialDays = 14;

/** The number of days after the trial in which a look may be posted, if the member has no individual setting. */
export const defaultPostDays = 7;

const daysToDeliver = { express: 1, normal: 3 } as const;

/** Returns the day (ISO date in Korea) on which a tryset requested at the ISO instant `at` is expected. */
export function expectedDeliveryOn(at: string, isExpress: boolean): string {
  const days = isExpress ? daysToDeliver.express : daysToDeliver.normal;
  return businessDay(new Date(Date.parse(at) + days * dayMs));
}
