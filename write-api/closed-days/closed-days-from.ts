import { daysLater } from '#domain/business-day.ts';
import {
  closedDayRegister,
  closedDayRegisterId,
  daysClosedIn,
} from '#domain/closed-days/closed-day-register.ts';
import type { ClosedDays } from '#domain/open-days.ts';
import type { Region } from '#domain/regions.ts';
import type { Streams } from '../kit/commands/streams.ts';
import { holidays } from './holidays.ts';

/** The days for which a plan needs to know the calendar: each plan ends within weeks. */
const daysAhead = 180;

/** Returns the holidays of a region, at least in the half year after a day (YYYY-MM-DD), and the days that staff closed. */
export async function closedDaysFrom(streams: Streams, region: Region, day: string): Promise<ClosedDays> {
  const yearOf = (text: string) => Number(text.slice(0, 4));
  const years = new Set([yearOf(day), yearOf(daysLater(day, daysAhead))]);
  const [{ state }, ...ofYears] = await Promise.all([
    streams.refresh(closedDayRegister, closedDayRegisterId),
    ...[...years].map((year) => holidays(region, year)),
  ]);
  return new Set([...ofYears.flat(), ...daysClosedIn(state, region)]);
}
