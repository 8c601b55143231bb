import { StartFailure } from '#backend/failure.ts';

/** Parses a day or time into an ISO instant: `2026-03-02` (its beginning, in UTC) or `2026-03-02T10:00Z`. */
export function instantOf(option: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d(T.+)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new StartFailure(
    `${option}: "${text}" is not a day or time; use the form 2026-03-02 or 2026-03-02T10:00Z`,
  );
}
