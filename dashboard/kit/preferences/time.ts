import { isDay } from '#domain/business-day.ts';
import { type Language, usePreference, type ZoneChoice } from './preferences.ts';

export function zoneName(choice: ZoneChoice): string {
  return choice === 'korea' ? 'Asia/Seoul' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB', ja: 'ja-JP' };

export function localeOf(language: Language): string {
  return locales[language];
}

/**
 * The date format of each language, the same in lists, pages and histories: `2026. 11. 21.`, `2026/11/21`. In English the
 * month is a word, since half of the readers take 03/04 for 3 April and half for 4 March.
 */
const dayParts: Record<Language, Intl.DateTimeFormatOptions> = {
  ko: { year: 'numeric', month: '2-digit', day: '2-digit' },
  en: { year: 'numeric', month: 'short', day: 'numeric' },
  ja: { year: 'numeric', month: '2-digit', day: '2-digit' },
};

/** The date format without the year, for places that show the year elsewhere or on demand. */
const monthDayParts: Record<Language, Intl.DateTimeFormatOptions> = {
  ko: { month: '2-digit', day: '2-digit' },
  en: { month: 'short', day: 'numeric' },
  ja: { month: '2-digit', day: '2-digit' },
};

/** The twelve months, abbreviated as in the language's dates. */
export function shortMonths(language: Language): string[] {
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
}

/** Formats instants (ISO 8601, UTC) for a language and a time zone. */
export function timeFormats(language: Language, timeZone: string) {
  const locale = localeOf(language);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const date = new Intl.DateTimeFormat(locale, { timeZone, ...dayParts[language] });
  const monthDay = new Intl.DateTimeFormat(locale, { timeZone, ...monthDayParts[language] });
  const calendarDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...dayParts[language] });
  const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' });
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' });
  const dateTime = new Intl.DateTimeFormat(locale, { timeZone, ...dayParts[language], ...clock });
  const minute = new Intl.DateTimeFormat(locale, { timeZone, ...clock });
  const time = new Intl.DateTimeFormat(locale, { timeZone, ...clock, second: '2-digit' });
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  // The Swedish format is used, as it equals ISO 8601.
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return {
    /** Formats the day of an instant. */
    date: (iso: string) => date.format(new Date(iso)),
    monthDay: (iso: string) => monthDay.format(new Date(iso)),
    /** Formats a calendar day (YYYY-MM-DD), independent of the zone. Returns other texts unchanged. */
    calendarDay: (given: string) => (isDay(given) ? calendarDay.format(new Date(given)) : given),
    /** Formats the month (YYYY-MM) of a calendar, with its year. */
    calendarMonth: (given: string) => month.format(new Date(`${given}-01`)),
    /** Formats the weekday of a calendar day (YYYY-MM-DD), abbreviated. */
    weekday: (given: string) => weekday.format(new Date(given)),
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    /** Formats the time of day without seconds. */
    minute: (iso: string) => minute.format(new Date(iso)),
    /** Formats the day with its weekday, for headings. */
    day: (iso: string) => day.format(new Date(iso)),
    /** The day as YYYY-MM-DD in the zone, for grouping and filters. Not for display. */
    isoDay: (iso: string) => isoDay.format(new Date(iso)),
  };
}

export type TimeFormats = ReturnType<typeof timeFormats>;

const made = new Map<string, TimeFormats>();

export function useTimeFormats(): TimeFormats {
  const language = usePreference('language');
  const zone = zoneName(usePreference('zone'));
  const key = `${language} ${zone}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const formats = timeFormats(language, zone);
  made.set(key, formats);
  return formats;
}

/** Formats a number without decimals, with commas between thousands, in every language. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}
