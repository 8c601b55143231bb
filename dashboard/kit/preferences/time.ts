import { type Language, usePreference, type ZoneChoice } from './preferences.ts';

export function zoneName(choice: ZoneChoice): string {
  return choice === 'korea' ? 'Asia/Seoul' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB', ja: 'ja-JP' };

export function localeOf(language: Language): string {
  return locales[language];
}

/**
 * A day as people of each language write it, the same in lists, pages and histories: `2026. 11. 21.`, `2026/11/21`. In
 * English the month is a word, since half of those who read it take 03/04 for the 3rd of April and half for March.
 */
const dayParts: Record<Language, Intl.DateTimeFormatOptions> = {
  ko: { year: 'numeric', month: '2-digit', day: '2-digit' },
  en: { year: 'numeric', month: 'short', day: 'numeric' },
  ja: { year: 'numeric', month: '2-digit', day: '2-digit' },
};

/** The same without its year, where the year is plain or can be asked for. */
const monthDayParts: Record<Language, Intl.DateTimeFormatOptions> = {
  ko: { month: '2-digit', day: '2-digit' },
  en: { month: 'short', day: 'numeric' },
  ja: { month: '2-digit', day: '2-digit' },
};

/** The months of a year as a language shortens them in days. */
export function shortMonths(language: Language): string[] {
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
}

/** Writes instants (ISO 8601, UTC) as a person of this language and zone reads them. */
export function timeFormats(language: Language, timeZone: string) {
  const locale = localeOf(language);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const date = new Intl.DateTimeFormat(locale, { timeZone, ...dayParts[language] });
  const monthDay = new Intl.DateTimeFormat(locale, { timeZone, ...monthDayParts[language] });
  const calendarDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...dayParts[language] });
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
  // Swedish writes dates as ISO 8601 does.
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return {
    /** The day of an instant. */
    date: (iso: string) => date.format(new Date(iso)),
    monthDay: (iso: string) => monthDay.format(new Date(iso)),
    /** A day that is one wherever somebody is, given as YYYY-MM-DD; what is none stays as it is. */
    calendarDay: (given: string) => (isDay(given) ? calendarDay.format(new Date(given)) : given),
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    /** The time of day without seconds. */
    minute: (iso: string) => minute.format(new Date(iso)),
    /** The day with its weekday, for headings. */
    day: (iso: string) => day.format(new Date(iso)),
    /** YYYY-MM-DD of the zone: what days are grouped by and what filters take, nothing to be read. */
    isoDay: (iso: string) => isoDay.format(new Date(iso)),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
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

/** Money without decimals and with comma thousands separators, whichever the language. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}
