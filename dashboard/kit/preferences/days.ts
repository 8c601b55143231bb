const minute = 60_000;

/** The zone's offset from UTC at an instant, in ms; positive to the east. */
function aheadOfUtc(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minutes = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(instant / minute) * minute;
}

function midnight(utcMidnight: number, timeZone: string): number {
  const guess = utcMidnight - aheadOfUtc(utcMidnight, timeZone);
  // The offset may change between UTC midnight and the guess, at a change of daylight saving time.
  return utcMidnight - aheadOfUtc(guess, timeZone);
}

/** The first instant of a day (YYYY-MM-DD) in a zone, as ISO 8601 in UTC. */
export function dayStart(day: string, timeZone: string): string {
  return new Date(midnight(Date.parse(day), timeZone)).toISOString();
}

/** The last millisecond of a day (YYYY-MM-DD) in a zone, as ISO 8601 in UTC. */
export function dayEnd(day: string, timeZone: string): string {
  const next = Date.parse(day) + 24 * 60 * minute;
  return new Date(midnight(next, timeZone) - 1).toISOString();
}

/** The day (YYYY-MM-DD) of an instant (ms since the epoch) in a zone. */
export function dayOf(instant: number, timeZone: string): string {
  return new Date(instant + aheadOfUtc(instant, timeZone)).toISOString().slice(0, 10);
}

/** The day (YYYY-MM-DD) of an instant in a zone; an empty text if the instant is missing or invalid. */
export function shownDay(instant: string | null, timeZone: string): string {
  const at = Date.parse(instant ?? '');
  return Number.isNaN(at) ? '' : dayOf(at, timeZone);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * minute).toISOString().slice(0, 10);
}

export const periodPresets = ['today', 'last7', 'last30', 'last90', 'thisMonth', 'lastMonth'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** The first and last day of a preset as `first,last`, relative to today. */
export function presetPeriod(preset: PeriodPreset, today: string): string {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case 'today':
      return `${today},${today}`;
    case 'last7':
      return `${shifted(today, -6)},${today}`;
    case 'last30':
      return `${shifted(today, -29)},${today}`;
    case 'last90':
      return `${shifted(today, -89)},${today}`;
    case 'thisMonth':
      return `${firstOfMonth},${today}`;
    case 'lastMonth': {
      const last = shifted(firstOfMonth, -1);
      return `${last.slice(0, 7)}-01,${last}`;
    }
  }
}
