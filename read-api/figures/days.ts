import { daysLater } from '#domain/business-day.ts';
import type { Period } from '#http/filters.ts';
import { zoneCalendar } from '../kit/zone-calendar.ts';
import type { SeriesUnit } from './params.ts';

/** Days of a time zone that are counted together. `from` is the instant at which the first day begins. */
export interface Bucket {
  first: string;
  last: string;
  from: string;
}

/**
 * Splits a period into days, weeks from its first day, or months of the zone. Returns null for more than `atMost`
 * buckets. Throws RangeError for an unknown zone.
 */
export function bucketsOf(
  { from, until }: Required<Period>,
  unit: SeriesUnit,
  timeZone: string,
  atMost: number,
): Bucket[] | null {
  const zone = zoneCalendar(timeZone);
  const end = Date.parse(until);
  const lastDay = zone.dayOf(end - 1);
  const buckets: Bucket[] = [];
  for (let first = zone.dayOf(Date.parse(from)); first <= lastDay; ) {
    if (buckets.length === atMost) return null;
    const next = following(first, unit);
    const last = next > lastDay ? lastDay : daysLater(next, -1);
    const begin = Math.max(Date.parse(from), zone.midnight(first));
    buckets.push({ first, last, from: new Date(begin).toISOString() });
    first = next;
  }
  return buckets;
}

function following(day: string, unit: SeriesUnit): string {
  if (unit !== 'month') return daysLater(day, unit === 'day' ? 1 : 7);
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
