import { StartFailure } from '#backend/failure.ts';

/** Parses `2026-03-02` (the beginning of the day in UTC) or `2026-03-02T10:00Z` into an ISO instant. */
export function instantOf(option: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d(T.+)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new StartFailure(
    `${option}: "${text}" is not a day or time; use the form 2026-03-02 or 2026-03-02T10:00Z`,
  );
}
