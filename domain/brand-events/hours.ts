import { businessDayOf, daysFrom, endOfBusinessDay, startOfBusinessDay } from '../business-day.ts';
import { refuse } from '../decider.ts';
import { longestEventDays } from './event-kinds.ts';
import type { OccasionFields } from './occasion-events.ts';

export type Hours = Pick<OccasionFields, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

/** The time of a visit: two ISO instants. */
export interface VisitTimes {
  start: string;
  end: string;
}

/** Returns the ISO instant at which an event opens. */
export function opensAt({ startDate, startTime }: Hours): string {
  return startTime === null ? startOfBusinessDay(startDate) : instantOf(startDate, startTime);
}

/** Returns the ISO instant at which an event ends. */
export function endsAt({ endDate, endTime }: Hours): string {
  return endTime === null ? endOfBusinessDay(endDate) : instantOf(endDate, endTime);
}

/** Returns the visit of a booking that names no times: from the opening, or from now, to the end. */
export function wholeVisit(hours: Hours, at: string): VisitTimes {
  const opening = opensAt(hours);
  return { start: opening > at ? opening : at, end: endsAt(hours) };
}

/** Refuses days and hours that no event has. `isPastAllowed`: the days stay as they were. */
export function badHours(hours: Hours, at: string, isPastAllowed = false) {
  const { startDate, endDate, startTime, endTime } = hours;
  const isBackward = startTime !== null && endTime !== null && endTime <= startTime;
  if (endDate < startDate || isBackward) {
    const message =
      'an event ends after it starts, and so does each of its days: correct its dates and times';
    return refuse('invalid', 'brand_event.end_before_start', message, {
      startDate,
      endDate,
      startTime,
      endTime,
    });
  }
  if (daysFrom(startDate, endDate) > longestEventDays) {
    const message = `an event lasts at most ${longestEventDays} days: choose an earlier last day`;
    return refuse('invalid', 'brand_event.too_long', message, { startDate, endDate, most: longestEventDays });
  }
  if (isPastAllowed || endsAt(hours) > at) return null;
  const message = 'the event would be over already: choose a later last day';
  return refuse('invalid', 'brand_event.end_past', message, { endDate, endTime });
}

/**
 * Refuses a visit that the event does not have: one in the past, outside of the event's days, or, if it begins and ends on one
 * day, outside of the hours of that day.
 */
export function badVisit(hours: Hours, { start, end }: VisitTimes, at: string) {
  if (end <= start) {
    const message = 'a visit ends after it starts: choose a later end';
    return refuse('invalid', 'reservation.end_before_start', message, { start, end });
  }
  if (start < at) {
    const message = 'the visit starts in the past: choose a later start';
    return refuse('invalid', 'reservation.start_past', message, { start });
  }
  const [from, until] = bounds(hours, { start, end });
  if (start >= from && end <= until) return null;
  const message = 'the event is not open at these times: choose times within its days and hours';
  return refuse('invalid', 'reservation.outside_event', message, { opensAt: from, endsAt: until });
}

/** The instants between which a visit may lie: those of the event, or of its one day. */
function bounds(hours: Hours, { start, end }: VisitTimes): [string, string] {
  const day = businessDayOf(start);
  const isWithin = day >= hours.startDate && day <= hours.endDate;
  const isOneDay = isWithin && end <= endOfBusinessDay(day);
  const of = isOneDay ? { ...hours, startDate: day, endDate: day } : hours;
  return [opensAt(of), endsAt(of)];
}

function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00.000+09:00`).toISOString();
}
