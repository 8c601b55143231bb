import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { folded, shownStockCode } from '#domain/codes.ts';
import { foldedCode, type Period } from '#http/filters.ts';
import type { ReadModels } from '../database.ts';
import type { Reading } from './reading.ts';
import { seesPersons } from './scope.ts';

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

/** Whether an item went out or came back under this number of a parcel, with or without the hyphens that people write. */
export function inParcel(item: string, number: string): RawBuilder<SqlBool> {
  const bare = number.replaceAll('-', '');
  const [out, back] = [sql.ref(`${item}.trackingNumber`), sql.ref(`${item}.returnTrackingNumber`)];
  return sql<SqlBool>`(replace(${back}, '-', '') = ${bare} or replace(${out}, '-', '') = ${bare})`;
}

/** Whether a column is this username, as usernames are claimed: those of before may be in capitals. */
export function isNamed(column: string, username: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${folded(username)})`;
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

async function found(
  { remember }: Reading,
  key: string,
  query: IdsQuery & { as(alias: string): unknown },
): Promise<Found> {
  const { ids } = await remember(`ids ${key}`, async () => {
    const rows = await query.limit(lookedUp + 1).execute();
    return { ids: rows.map(({ id }) => id) };
  });
  if (ids.length <= lookedUp) return (column) => among(column, ids);
  return (column) => sql<SqlBool>`${sql.ref(column)} in ${query}`;
}

/** Products whose name holds the text. */
export function productsNamed(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where('named.name', 'ilike', containing(text));
  return found(reading, `products named ${text}`, query);
}

/** Products whose name or code holds the text. */
export function productsLike(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where((where) =>
      where.or([where('named.name', 'ilike', pattern), where('named.code', 'ilike', pattern)]),
    );
  return found(reading, `products like ${text}`, query);
}

/** Brands whose name holds the text, in whichever language. */
export function brandsNamed(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const query = reading.db
    .selectFrom('read.brands as named')
    .select('named.id')
    .where((where) =>
      where.or([where('named.name', 'ilike', pattern), where('named.nameKo', 'ilike', pattern)]),
    );
  return found(reading, `brands named ${text}`, query);
}

/** Garments whose code holds the text. */
export function stockLike(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.stockItems as coded')
    .select('coded.id')
    .where('coded.code', 'ilike', containing(shownStockCode(text)));
  return found(reading, `stock like ${text}`, query);
}

/** Members whose username holds the text or, for callers who may know it, whose real name does. */
export function usersLike(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const knowsNames = seesPersons(reading.caller);
  const query = peopleLike(reading.db, text).where((where) =>
    where.or([
      where('sought.username', 'ilike', pattern),
      ...(knowsNames ? [where('sought.name', 'ilike', pattern)] : []),
    ]),
  );
  return found(reading, `users like ${knowsNames} ${text}`, query);
}

/** Members whose name, phone or e-mail holds the text; for callers who may know it. */
export function usersWith(
  reading: Reading,
  column: 'name' | 'phone' | 'email',
  text: string,
): Promise<Found> {
  const query = peopleLike(reading.db, text).where(`sought.${column}`, 'ilike', containing(text));
  return found(reading, `users with ${column} ${text}`, query);
}

/** Members of whom anything readable holds the text: what an index finds at once, to be looked at more closely. */
function peopleLike(db: ReadModels, text: string) {
  return db
    .selectFrom('private.people as sought')
    .select((select) => select.ref('sought.userId').$notNull().as('id'))
    .where('sought.search', 'like', containing(text.toLowerCase()))
    .where(holdsWidePairs('sought.search', text))
    .where('sought.id', 'like', 'user:%')
    .where('sought.userId', 'is not', null);
}

/**
 * Whether the pairs of letters beyond ASCII that a text has are in a column, which an index knows; of a text with less
 * than a pair it says nothing.
 */
function holdsWidePairs(column: string, text: string): RawBuilder<SqlBool> {
  const pairs = sql`read.wide_pairs(${sql.ref(column)}) @> read.wide_pairs(${text}::text)`;
  return [...text.replace(/[ -~]+/g, ' ')].length < 2 ? sql<SqlBool>`true` : sql<SqlBool>`${pairs}`;
}
