import type { TFunction } from 'i18next';
import type { TimeFormats } from '../kit/preferences/time.ts';

const dayMs = 86_400_000;

/** Since when a thing waits: the time of day where it came today, else for how many days and since which. */
export function sinceText(t: TFunction, times: TimeFormats, since: string, now: number): string {
  const n = daysSince(times, since, now);
  return n === 0
    ? t('home.sinceToday', { time: times.minute(since) })
    : t('home.sinceDays', { n, day: times.date(since) });
}

/** The same in the width of a small picture. */
export function shortSince(t: TFunction, times: TimeFormats, since: string, now: number): string {
  const n = daysSince(times, since, now);
  return n === 0 ? times.minute(since) : t('home.shortDays', { n });
}

/** Midnights of the person's zone since then. */
function daysSince({ isoDay }: TimeFormats, since: string, now: number): number {
  const days = (Date.parse(isoDay(new Date(now).toISOString())) - Date.parse(isoDay(since))) / dayMs;
  return Math.max(0, Math.round(days));
}
