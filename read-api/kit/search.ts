import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldedCode, type Period } from '#http/filters.ts';
import type { Reading } from './reading.ts';

/** `%text%` for LIKE, with what LIKE would take for a wildcard taken as it is. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** Whether a column is one of these values, sent as one array: no list is too long for it. */
export function among(column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
}

/** Whether a column is one of these codes, whatever their case. */
export function coded(column: string, codes: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = any(${codes.map(foldedCode)})`;
}

/** Whether a time is in a period. */
export function within(column: string, { from, until }: Period): RawBuilder<SqlBool> {
  const time = sql.ref(column);
  if (from === undefined) return sql<SqlBool>`${time} < ${until}`;
  if (until === undefined) return sql<SqlBool>`${time} >= ${from}`;
  return sql<SqlBool>`${time} >= ${from} and ${time} < ${until}`;
}

/** A condition on a column by the ids that a text finds. */
export type Found = (column: string) => RawBuilder<SqlBool>;

/** Up to so many ids are looked up first, so that the plan is made for them; more stay a part of the query. */
const lookedUp = 2000;

interface IdsQuery {
  limit(limit: number): { execute(): Promise<{ id: number }[]> };
}

/**
 * The ids that a query finds, remembered under a key of its own. Of very many rows nearly any page is full soon: there `each` asks the
 * same of one row of the list at a time, where it is given.
 */
export async function idsFound(
  { remember }: Reading,
  key: string,
  query: IdsQuery & { as(alias: string): unknown },
  each?: RawBuilder<SqlBool>,
): Promise<Found> {
  const { ids } = await remember(`ids ${key}`, async () => {
    const rows = await query.limit(lookedUp + 1).execute();
    return { ids: rows.map(({ id }) => id) };
  });
  if (ids.length <= lookedUp) return (column) => among(column, ids);
  return (column) => each ?? sql<SqlBool>`${sql.ref(column)} in ${query}`;
}

/**
 * Whether the pairs of letters beyond ASCII that a text has are in a column, which an index knows; of a text with less
 * than a pair it says nothing.
 */
export function holdsWidePairs(column: string, text: string): RawBuilder<SqlBool> {
  return hasWidePair(text) ? widePairsIn(column, text) : sql<SqlBool>`true`;
}

/**
 * What an index finds at once of the rows whose column, in lower case, may hold a text, to be looked at more closely. Not both at
 * once: pairs of letters find few, and the other index would have each of them compared anew.
 */
export function seemsToHold(column: string, text: string): RawBuilder<SqlBool> {
  return hasWidePair(text)
    ? widePairsIn(column, text)
    : sql<SqlBool>`${sql.ref(column)} like ${containing(text)}`;
}

function widePairsIn(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`read.wide_pairs(${sql.ref(column)}) @> read.wide_pairs(${text}::text)`;
}

function hasWidePair(text: string): boolean {
  return [...text.replace(/[ -~]+/g, ' ')].length >= 2;
}
