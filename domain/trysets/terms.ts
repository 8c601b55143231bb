import { businessDay } from '../business-day.ts';
import { dayMs } from '../tryset-items/trial.ts';

/** How many days a member has a garment on trial. */
export const trialDays = 14;

/** How many days after the trial a look may still be posted, where the member has no term of its own. */
export const defaultPostDays = 7;

const daysToDeliver = { express: 1, normal: 3 } as const;

/** The day (ISO date in Korea) on which a tryset requested at the ISO instant `at` is expected. */
export function expectedDeliveryOn(at: string, isExpress: boolean): string {
  const days = isExpress ? daysToDeliver.express : daysToDeliver.normal;
  return businessDay(new Date(Date.parse(at) + days * dayMs));
}
