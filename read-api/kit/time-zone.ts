import { invalidQuery } from '#http/errors.ts';

/** Runs a function that uses the query's time zone; throws 400 for an unknown zone. */
export function inTimeZone<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidQuery('time_zone', 'must be the IANA name of a time zone, such as Asia/Seoul');
  }
}
