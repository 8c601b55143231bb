import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { trackingKey } from '#domain/text/tracking-number.ts';

/** Whether an item's delivery or return, now or before, has this tracking number in any spelling. */
export function inParcel(item: string, number: string): RawBuilder<SqlBool> {
  const key = trackingKey(number);
  if (key === '') return sql<SqlBool>`false`;
  const [out, back] = [sql.ref(`${item}.trackingNumber`), sql.ref(`${item}.returnTrackingNumber`)];
  return sql<SqlBool>`(read.parcel_key(${back}) = ${key} or read.parcel_key(${out}) = ${key})`;
}
