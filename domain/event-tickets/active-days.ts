import { daysLater, isDay } from '../business-day.ts';
import { monthsAfter, type Period } from '../periods.ts';

/** A date-only ISO 8601 duration: years, months, weeks and days, such as `P1M`, `P2W` or `P1M14D`. */
const duration = /^P(?=\d)(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,4})D)?$/;

/** The days on which the ticket of an event is active: a duration from its start, or the same fixed days for everybody. */
export interface ActiveDays {
  activeDuration: string | null;
  activeStartDate: string | null;
  activeEndDate: string | null;
}

/** Returns true if the text is a duration of at least a day, and of at most two years. */
export function isDuration(text: string): boolean {
  const end = dayAfter('2026-01-01', text);
  return end !== null && end > '2026-01-01' && end <= '2028-01-01';
}

/** Returns true if the days name a duration or fixed dates, and not both. */
export function areActiveDays({ activeDuration, activeStartDate, activeEndDate }: ActiveDays): boolean {
  if (activeDuration !== null) {
    return activeStartDate === null && activeEndDate === null && isDuration(activeDuration);
  }
  if (activeStartDate === null || activeEndDate === null) return false;
  return isDay(activeStartDate) && isDay(activeEndDate) && activeStartDate <= activeEndDate;
}

/** Returns the period of a ticket that is chosen to start on a day. Fixed dates win over that day. Null if no days are given. */
export function activePeriod(days: ActiveDays, startDate: string): Period | null {
  const { activeDuration, activeStartDate, activeEndDate } = days;
  if (activeDuration !== null) {
    const next = dayAfter(startDate, activeDuration);
    return next === null ? null : irregular(startDate, daysLater(next, -1));
  }
  if (activeStartDate === null || activeEndDate === null) return null;
  return irregular(activeStartDate, activeEndDate);
}

const irregular = (startDate: string, endDate: string): Period => ({
  anchor: startDate,
  monthsBefore: 0,
  startDate,
  endDate,
});

/** The day so long after a day, months first. Null if the text is no duration. */
function dayAfter(day: string, text: string): string | null {
  const parts = duration.exec(text);
  if (parts === null) return null;
  const [years = 0, months = 0, weeks = 0, days = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return daysLater(monthsAfter(day, years * 12 + months), weeks * 7 + days);
}
