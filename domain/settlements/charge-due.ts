import { businessDayOf, daysLater, endOfBusinessDay } from '../business-day.ts';

/** A brand has seven days to pay for its content uses. */
const chargeDays = 7;

/** The instant by which a charge of the instant `at` is due. */
export function chargeDueAt(at: string): string {
  return endOfBusinessDay(daysLater(businessDayOf(at), chargeDays));
}
