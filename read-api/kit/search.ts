import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { soughtDigits } from '#domain/text/phone.ts';
import { plain, plainLower } from '#domain/text/plain.ts';
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
 * Whether a column holds a text, however either was typed: case, width, composed letters and unseen characters say nothing. An index
 * on the folded column finds few rows at once: by pairs of letters where the text has some beyond ASCII, else by trigrams.
 */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return whereHeld(sql`read.folded(${sql.ref(column)})`, text);
}

/** The same of an expression that is folded already, as its index has it. */
export function whereHeld(folded: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const like = sql<SqlBool>`${folded} like read.folded(${containing(plain(text))}::text)`;
  return hasWidePair(plain(text)) ? sql<SqlBool>`(${like} and ${widePairsIn(folded, plain(text))})` : like;
}

/**
 * What an index finds at once of the rows whose column, which is folded, may hold a text, to be looked at more closely. Not both at
 * once: pairs of letters find few, and the other index would have each of them compared anew.
 */
export function seemsToHold(column: string, folded: string): RawBuilder<SqlBool> {
  return hasWidePair(folded)
    ? widePairsIn(sql.ref(column), folded)
    : sql<SqlBool>`${sql.ref(column)} like ${containing(folded)}`;
}

/** Whether what is readable of a person holds a text, or a phone however it is written. */
export function personHolds(column: string, text: string): RawBuilder<SqlBool> {
  const digits = /^[\d() ./+-]{4,}$/.test(text) ? soughtDigits(text) : '';
  const sought = [plainLower(text), ...(digits === '' ? [] : [digits])].map(containing);
  return sql<SqlBool>`${sql.ref(column)} like any(${sought})`;
}

function widePairsIn(folded: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`read.wide_pairs(${folded}) @> read.wide_pairs(read.folded(${text}::text))`;
}

function hasWidePair(text: string): boolean {
  return [...text.replace(/[ -~]+/g, ' ')].length >= 2;
}
