import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether an item went out or came back under this number of a parcel, with or without the hyphens that people write. */
export function inParcel(item: string, number: string): RawBuilder<SqlBool> {
  const bare = number.replaceAll('-', '');
  const [out, back] = [sql.ref(`${item}.trackingNumber`), sql.ref(`${item}.returnTrackingNumber`)];
  return sql<SqlBool>`(replace(${back}, '-', '') = ${bare} or replace(${out}, '-', '') = ${bare})`;
}
