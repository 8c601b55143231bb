import type { TimeFormats } from '../kit/preferences/time.ts';

/** The time of a visit. An end on the day of the start is a time only: `2026/11/21 13:00 – 14:00`. */
export function visitText(
  times: Pick<TimeFormats, 'dateTime' | 'minute' | 'isoDay'>,
  { start, end }: { start: string; end: string },
): string {
  const isOneDay = times.isoDay(start) === times.isoDay(end);
  return `${times.dateTime(start)} – ${isOneDay ? times.minute(end) : times.dateTime(end)}`;
}
