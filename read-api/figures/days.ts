import type { Period } from '#http/filters.ts';
import type { SeriesUnit } from './params.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

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
  const zone = zoneOf(timeZone);
  const end = Date.parse(until);
  const lastDay = zone.dayOf(end - 1);
  const buckets: Bucket[] = [];
  for (let first = zone.dayOf(Date.parse(from)); first <= lastDay; ) {
    if (buckets.length === atMost) return null;
    const next = following(first, unit);
    const last = next > lastDay ? lastDay : shifted(next, -1);
    const begin = Math.max(Date.parse(from), zone.midnight(first));
    buckets.push({ first, last, from: new Date(begin).toISOString() });
    first = next;
  }
  return buckets;
}

function following(day: string, unit: SeriesUnit): string {
  if (unit !== 'month') return shifted(day, unit === 'day' ? 1 : 7);
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The calendar of a time zone; daylight saving makes some days shorter or longer. */
function zoneOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  function ahead(instant: number): number {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return shown - Math.floor(instant / minuteMs) * minuteMs;
  }
  return {
    dayOf: (instant: number) => new Date(instant + ahead(instant)).toISOString().slice(0, 10),
    midnight(day: string): number {
      const utc = Date.parse(day);
      return utc - ahead(utc - ahead(utc));
    },
  };
}
