import { invalidQuery } from '#http/errors.ts';
import type { AsOfQuery } from './contract.ts';

/** A point in an entity's life. Times are ISO instants in UTC. */
export type Point =
  | { by: 'revision'; revision: bigint }
  | { by: 'time'; time: string }
  | { by: 'recorded_time'; time: string };

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?)(Z|[ +-]\d{2}:\d{2})$/;
const revision = /^\d{1,18}$/;
const endOfDay = 'T23:59:59.999+09:00';

/** The point that a detail call asks for; null for the current state. Throws 400 for more than one point. */
export function pointOf({ as_of, as_of_recorded, revision }: AsOfQuery, now: Date): Point | null {
  const given = Object.entries({ as_of, as_of_recorded, revision }).filter(
    ([, value]) => value !== undefined,
  );
  const [, second] = given;
  if (second !== undefined) {
    throw invalidQuery(second[0], 'give only one of as_of, as_of_recorded and revision');
  }
  if (revision !== undefined) return { by: 'revision', revision: BigInt(revision) };
  if (as_of !== undefined) return { by: 'time', time: momentOf('as_of', as_of, now) };
  if (as_of_recorded === undefined) return null;
  return { by: 'recorded_time', time: momentOf('as_of_recorded', as_of_recorded, now) };
}

const recorded = 'recorded:';

/** One end of a difference: a revision, a time (possibly of recording), or `now`. */
export function endOf(name: 'from' | 'to', text: string, now: Date): Point {
  if (text === 'now') return { by: 'time', time: now.toISOString() };
  if (text.startsWith(recorded)) {
    return { by: 'recorded_time', time: momentOf(name, text.slice(recorded.length), now) };
  }
  if (revision.test(text)) return { by: 'revision', revision: BigInt(text) };
  return { by: 'time', time: momentOf(name, text, now) };
}

/**
 * Parses an ISO 8601 time with an offset, or a date, which means the end of that day in Korea. A future time becomes
 * now.
 */
export function momentOf(name: string, text: string, now: Date): string {
  const time = Date.parse(written(text) ?? '');
  // `2026-02-30` parses as 2 March, so check that the result has the same date as the input.
  const isReal =
    !Number.isNaN(time) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10));
  if (!isReal || time < Date.UTC(1900) || time > Date.UTC(2999, 11, 31)) {
    throw invalidQuery(
      name,
      `must be a day (YYYY-MM-DD) or an ISO 8601 time with its offset, not ${JSON.stringify(text.slice(0, 40))}`,
    );
  }
  return new Date(Math.min(time, now.getTime())).toISOString();
}

/** A plus sign typed unescaped into a URL arrives as a space. */
function written(text: string): string | null {
  if (day.test(text)) return `${text}${endOfDay}`;
  return instant.test(text) ? text.replace(' ', '+') : null;
}
