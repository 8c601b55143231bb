import { invalidQuery } from '#http/errors.ts';

/** What is made with the time zone that a query names; the documented error where there is none of that name. */
export function inTimeZone<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidQuery('time_zone', 'must be the IANA name of a time zone, as Asia/Seoul');
  }
}
