import { daysFrom, daysLater } from './business-day.ts';

/**
 * One period of a plan. Starts are counted in months from the anchor day, never from the start before: with the anchor on 31
 * January, a start is the last day of each shorter month, and the 31st again afterwards.
 */
export interface Period {
  anchor: string;
  /** Months from the anchor to the start. */
  monthsBefore: number;
  startDate: string;
  /** The day before the next start. It counts in full. */
  endDate: string;
}

/** The day so many months after the anchor, cut to the month's last day. */
export function monthsAfter(anchor: string, months: number): string {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The period of so many months that begins `monthsBefore` months after the anchor. */
export function periodAt(anchor: string, monthsBefore: number, months: number): Period {
  return {
    anchor,
    monthsBefore,
    startDate: monthsAfter(anchor, monthsBefore),
    endDate: daysLater(monthsAfter(anchor, monthsBefore + months), -1),
  };
}

/** The first period of an anchor. */
export function firstPeriod(anchor: string, months: number): Period {
  return periodAt(anchor, 0, months);
}

/**
 * The period after one. `past` is the length of the one before in months, `months` that of the new one. After an extension,
 * the day after the extended end is the new anchor.
 */
export function nextPeriod(
  { anchor, monthsBefore }: Period,
  { past, months, extendedEndDate }: { past: number; months: number; extendedEndDate: string | null },
): Period {
  return extendedEndDate === null
    ? periodAt(anchor, monthsBefore + past, months)
    : firstPeriod(daysLater(extendedEndDate, 1), months);
}

/** The length of a period in days. */
export function daysOf({ startDate, endDate }: { startDate: string; endDate: string }): number {
  return daysFrom(startDate, endDate);
}
