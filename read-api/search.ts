import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { Period } from '#http/filters.ts';
import type { ReadModels } from './database.ts';
import { seesPersons } from './scope.ts';

/** `%text%` for LIKE, with what LIKE would take for a wildcard taken as it is. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** Whether a column is one of these values, sent as one array: no list is too long for it. */
export function among(column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
}

/** Whether a time is in a period. */
export function within(column: string, { from, until }: Period): RawBuilder<SqlBool> {
  const time = sql.ref(column);
  if (from === undefined) return sql<SqlBool>`${time} < ${until}`;
  if (until === undefined) return sql<SqlBool>`${time} >= ${from}`;
  return sql<SqlBool>`${time} >= ${from} and ${time} < ${until}`;
}

/** Ids of products whose name holds the text. */
export function productIdsNamed(db: ReadModels, text: string) {
  return db
    .selectFrom('read.products as named')
    .select('named.id')
    .where('named.name', 'ilike', containing(text));
}

/** Ids of products whose name or code holds the text. */
export function productIdsLike(db: ReadModels, text: string) {
  const pattern = containing(text);
  return db
    .selectFrom('read.products as named')
    .select('named.id')
    .where((where) =>
      where.or([where('named.name', 'ilike', pattern), where('named.code', 'ilike', pattern)]),
    );
}

/** Ids of garments whose code holds the text. */
export function stockIdsLike(db: ReadModels, text: string) {
  return db
    .selectFrom('read.stockItems as coded')
    .select('coded.id')
    .where('coded.code', 'ilike', containing(text));
}

/** Ids of members whose username holds the text or, for callers who may know it, whose real name does. */
export function userIdsLike(db: ReadModels, caller: Caller, text: string) {
  const pattern = containing(text);
  return db
    .selectFrom('private.people as sought')
    .select((select) => select.ref('sought.userId').$notNull().as('id'))
    .where('sought.search', 'like', containing(text.toLowerCase()))
    .where('sought.id', 'like', 'user:%')
    .where('sought.userId', 'is not', null)
    .where((where) =>
      where.or([
        where('sought.username', 'ilike', pattern),
        ...(seesPersons(caller) ? [where('sought.name', 'ilike', pattern)] : []),
      ]),
    );
}
