import type { TimeFormats } from '../preferences/time.ts';

/** Name of a saved file: its content and the reader's day, like the server's files. */
export function datedName(
  name: string,
  ending: string,
  { isoDay }: Pick<TimeFormats, 'isoDay'>,
  now: Date,
): string {
  return `${name}-${isoDay(now.toISOString())}.${ending}`;
}
