import { businessDayOf } from '../business-day.ts';
import { type ClosedDays, openDayBefore, openDaysLater } from '../open-days.ts';

/** The number of days for which a member has a garment on trial. */
export const trialDays = 14;

/** The number of days after the trial in which a look may be posted, if the member has no individual setting. */
export const defaultPostDays = 7;

const openDaysToDeliver = { express: 1, normal: 3 } as const;

/** The days of a tryset's delivery, YYYY-MM-DD; null if unknown. Both are open days. */
export interface DeliveryDays {
  expectedDeliveryOn: string | null;
  /** The last open day before the delivery, on which the parcel is prepared. */
  prepareOn: string | null;
}

/**
 * Returns the days of a tryset requested at the ISO instant `at`. A request on a closed day counts from the next open day.
 * Closed days cover the weeks after `at`.
 */
export function deliveryDays(at: string, isExpress: boolean, closed: ClosedDays): DeliveryDays {
  const days = isExpress ? openDaysToDeliver.express : openDaysToDeliver.normal;
  const expectedDeliveryOn = openDaysLater(businessDayOf(at), days, closed);
  return { expectedDeliveryOn, prepareOn: openDayBefore(expectedDeliveryOn, closed) };
}
