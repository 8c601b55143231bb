import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { folded } from '#domain/codes.ts';
import { snsNetworks } from '#domain/members/sns-kinds.ts';
import type { ReadModels } from '../database.ts';
import type { Reading } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import { containing, type Found, idsFound, seemsToHold } from '../kit/search.ts';

/** Whether a column is this username, as usernames are claimed: those of before may be in capitals. */
export function isNamed(column: string, username: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${folded(username)})`;
}

/** Members whose username holds the text or, for callers who may know it, whose real name does or the name of an account elsewhere. */
export function usersLike(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const knowsNames = seesPersons(reading.caller);
  const query = peopleLike(reading.db, text).where((where) =>
    where.or([
      where('sought.username', 'ilike', pattern),
      ...(knowsNames ? [where('sought.name', 'ilike', pattern), ...accounts.map((is) => is(pattern))] : []),
    ]),
  );
  return idsFound(reading, `users like ${knowsNames} ${text}`, query);
}

const accounts = snsNetworks.map(
  (network) => (pattern: string) =>
    sql<SqlBool>`sought.sns #>> ${sql.lit(`{${network},username}`)} ilike ${pattern}`,
);

/** Members whose name, phone or e-mail holds the text; for callers who may know it. */
export function usersWith(
  reading: Reading,
  column: 'name' | 'phone' | 'email',
  text: string,
): Promise<Found> {
  const query = peopleLike(reading.db, text).where(`sought.${column}`, 'ilike', containing(text));
  return idsFound(reading, `users with ${column} ${text}`, query);
}

/** Members of whom anything readable holds the text: what an index finds at once, to be looked at more closely. */
function peopleLike(db: ReadModels, text: string) {
  return db
    .selectFrom('private.people as sought')
    .select((select) => select.ref('sought.userId').$notNull().as('id'))
    .where(seemsToHold('sought.search', text.toLowerCase()))
    .where('sought.id', 'like', 'user:%')
    .where('sought.userId', 'is not', null);
}
