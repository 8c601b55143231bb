import { usePreference } from '../kit/preferences/preferences.ts';
import { localeOf, useTimeFormats } from '../kit/preferences/time.ts';

/** Formats a period, `first,last` in days, for the person's language. */
export function usePeriodText(): (period: string) => string {
  const { calendarDay } = useTimeFormats();
  return (period) => [...new Set(period.split(','))].map(calendarDay).join(' – ');
}

/** Formats days for the axis of a chart. The format is short, because an axis has many days. */
export function usePointText(unit: 'day' | 'week' | 'month'): (day: string) => string {
  const locale = localeOf(usePreference('language'));
  const parts =
    unit === 'month'
      ? ({ year: 'numeric', month: 'short' } as const)
      : ({ month: 'short', day: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts });
  return (day) => format.format(new Date(day));
}

/** Formats the month of a day in its short form. */
export function useMonthText(): (day: string) => string {
  const locale = localeOf(usePreference('language'));
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  return (day) => format.format(new Date(day));
}
