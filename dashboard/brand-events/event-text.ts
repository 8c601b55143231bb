import type { BrandEventAnswer } from '#read-api/brand-events/contract.ts';
import { formatNumber, type TimeFormats } from '../kit/preferences/time.ts';

/** The days of an event: `2026/11/21 – 2026/11/23`, or its only day. */
export function daysText(
  times: Pick<TimeFormats, 'calendarDay'>,
  { startDate, endDate }: { startDate: string; endDate: string },
): string {
  return [...new Set([startDate, endDate])].map(times.calendarDay).join(' – ');
}

/** The hours of each day in UTC+9, `11:00 – 20:00`; null if the event has none. */
export function hoursText({
  startTime,
  endTime,
}: Pick<BrandEventAnswer, 'startTime' | 'endTime'>): string | null {
  if (startTime === null && endTime === null) return null;
  return `${startTime ?? '00:00'} – ${endTime ?? '24:00'}`;
}

/** The taken seats of all seats, `3/20`. */
export function seatsText({
  seatsTaken,
  invitePeople,
}: Pick<BrandEventAnswer, 'seatsTaken' | 'invitePeople'>): string {
  return `${formatNumber(seatsTaken)}/${formatNumber(invitePeople)}`;
}
