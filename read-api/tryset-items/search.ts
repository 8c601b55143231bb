import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { trackingKey } from '#domain/text/tracking-number.ts';

/** Whether an item went out or came back in the parcel of this number, however it was written or scanned, now or before. */
export function inParcel(item: string, number: string): RawBuilder<SqlBool> {
  const key = trackingKey(number);
  if (key === '') return sql<SqlBool>`false`;
  const [out, back] = [sql.ref(`${item}.trackingNumber`), sql.ref(`${item}.returnTrackingNumber`)];
  return sql<SqlBool>`(read.parcel_key(${back}) = ${key} or read.parcel_key(${out}) = ${key})`;
}
