import type { TimeFormats } from '../preferences/time.ts';

/** What a file is called that the dashboard saves: as those of the server, after its content and the reader's day. */
export function datedName(
  name: string,
  ending: string,
  { isoDay }: Pick<TimeFormats, 'isoDay'>,
  now: Date,
): string {
  return `${name}-${isoDay(now.toISOString())}.${ending}`;
}
