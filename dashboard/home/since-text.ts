import type { TFunction } from 'i18next';
import type { TimeFormats } from '../kit/preferences/time.ts';

const dayMs = 86_400_000;

/** How long an entity has waited: the time of day if since today, otherwise the number of days and the date. */
export function sinceText(t: TFunction, times: TimeFormats, since: string, now: number): string {
  const n = daysSince(times, since, now);
  return n === 0
    ? t('home.sinceToday', { time: times.minute(since) })
    : t('home.sinceDays', { n, day: times.date(since) });
}

/** A short form of `sinceText` that fits below a small picture. */
export function shortSince(t: TFunction, times: TimeFormats, since: string, now: number): string {
  const n = daysSince(times, since, now);
  return n === 0 ? times.minute(since) : t('home.shortDays', { n });
}

/** The number of midnights in the person's time zone since an instant. */
function daysSince({ isoDay }: TimeFormats, since: string, now: number): number {
  const days = (Date.parse(isoDay(new Date(now).toISOString())) - Date.parse(isoDay(since))) / dayMs;
  return Math.max(0, Math.round(days));
}
