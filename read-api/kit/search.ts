import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { soughtDigits } from '#domain/text/phone.ts';
import { plain, plainLower } from '#domain/text/plain.ts';
import { foldedCode, type Period } from '#http/filters.ts';
import type { Reading } from './reading.ts';

/** The pattern `%text%` for LIKE, with LIKE's wildcards in the text escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** Whether a column equals one of these values. They are sent as one array, so any number works. */
export function among(column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
}

/** Whether a column equals one of these codes, case-insensitive. */
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

/** Builds a condition on a column from the ids that a text search found. */
export type Found = (column: string) => RawBuilder<SqlBool>;

/** Up to this many ids are loaded first, so that Postgres plans with them; a larger set stays a subquery. */
const lookedUp = 2000;

interface IdsQuery {
  limit(limit: number): { execute(): Promise<{ id: number }[]> };
}

/**
 * Returns a condition by the ids that a query finds, and caches the ids under their own key. If the query finds very
 * many, `each` (if given) tests the rows of the list one by one, as nearly any page then fills quickly.
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
 * Whether a column contains a text, ignoring case, width, composition and invisible characters. An index on the folded
 * column finds the few rows: by letter pairs if the text has pairs beyond ASCII, otherwise by trigrams.
 */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  return whereHeld(sql`read.folded(${sql.ref(column)})`, text);
}

/** Whether an already folded expression contains a text; its index must be on the same expression. */
export function whereHeld(folded: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const like = sql<SqlBool>`${folded} like read.folded(${containing(plain(text))}::text)`;
  return hasWidePair(plain(text)) ? sql<SqlBool>`(${like} and ${widePairsIn(folded, plain(text))})` : like;
}

/**
 * A condition that an index answers for rows whose folded column may contain a text; the caller must recheck these
 * rows. It uses only one index: letter pairs match few rows, and the other index would compare each again.
 */
export function seemsToHold(column: string, folded: string): RawBuilder<SqlBool> {
  return hasWidePair(folded)
    ? widePairsIn(sql.ref(column), folded)
    : sql<SqlBool>`${sql.ref(column)} like ${containing(folded)}`;
}

/** Whether a person's readable data contains a text, or a phone number in any format. */
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

/** Whether rows meet a condition, or do not. A condition that rows must meet stands alone, so that indexes can serve it. */
export function whether(condition: RawBuilder<SqlBool>, isMet: boolean): RawBuilder<SqlBool> {
  return isMet ? sql<SqlBool>`(${condition})` : sql<SqlBool>`(${condition}) is not true`;
}
