import { type Language, usePreference, type ZoneChoice } from './preferences.ts';

export function zoneName(choice: ZoneChoice): string {
  return choice === 'korea' ? 'Asia/Seoul' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB', ja: 'ja-JP' };

export function localeOf(language: Language): string {
  return locales[language];
}

/** Writes instants (ISO 8601, UTC) as a person of this language and zone reads them. */
export function timeFormats(language: Language, timeZone: string) {
  const locale = localeOf(language);
  const dateTime = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
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
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    day: (iso: string) => day.format(new Date(iso)),
    /** YYYY-MM-DD of the zone: what days are grouped by. */
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

/** Money without decimals and with comma thousands separators, whichever the language. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}
