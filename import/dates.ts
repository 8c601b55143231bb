export const dayMs = 86_400_000;

/** Returns a valid day (YYYY-MM-DD) from 1900 on; null for other texts. Earlier days are typing errors. */
export function parseDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return null;
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? null : text;
}

const instant = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Returns the ISO instant of a time such as `2018-05-24T10:00:00+09:00` or `2018-05-24 10:00` (default zone UTC). A
 * day alone gets the given `hour` (UTC). Null for any other text.
 */
export function parseInstant(text: string, hour: number): string | null {
  const day = parseDay(text);
  if (day !== null) return atHour(day, hour);
  const parts = instant.exec(text);
  if (parts === null || parseDay(parts[1] ?? '') === null) return null;
  const ms = Date.parse(`${text.replace(' ', 'T')}${parts[4] === undefined ? 'Z' : ''}`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** The ISO instant at an hour (UTC, fractions allowed) of the day that is `days` after the given one. */
export function atHour(day: string, hour: number, days = 0): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs + hour * 3_600_000).toISOString();
}

/** The number of whole days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
