import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { folded } from '#domain/codes.ts';
import { snsNetworks } from '#domain/members/sns-kinds.ts';
import { soughtDigits } from '#domain/text/phone.ts';
import { plainLower } from '#domain/text/plain.ts';
import type { ReadModels } from '../../database.ts';
import type { Reading } from '../../kit/reading.ts';
import { seesPersons } from '../../kit/scope.ts';
import { containing, type Found, holds, idsFound, seemsToHold, whereHeld } from '../../kit/search.ts';

/** Whether a column equals this username, case-insensitive like claims of usernames: older ones may contain capitals. */
export function isNamed(column: string, username: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${folded(username)})`;
}

/**
 * Members whose username contains the text. Callers with access to personal data also match real names and social
 * account names.
 */
export function usersLike(reading: Reading, text: string): Promise<Found> {
  const knowsNames = seesPersons(reading.caller);
  const query = peopleLike(reading.db, text).where((where) =>
    where.or([
      holds('sought.username', text),
      ...(knowsNames ? [holds('sought.name', text), ...accounts.map((is) => is(text))] : []),
    ]),
  );
  return idsFound(reading, `users like ${knowsNames} ${text}`, query);
}

/** Members whose username contains the text. */
export function usersNamed(reading: Reading, text: string): Promise<Found> {
  const query = peopleLike(reading.db, text).where(holds('sought.username', text));
  return idsFound(reading, `users named ${text}`, query);
}

const accounts = snsNetworks.map(
  (network) => (text: string) =>
    whereHeld(sql`read.folded(sought.sns #>> ${sql.lit(`{${network},username}`)})`, text),
);

/** Members whose name, phone or e-mail contains the text. The caller must be allowed to see personal data. */
export function usersWith(
  reading: Reading,
  column: 'name' | 'phone' | 'email',
  text: string,
): Promise<Found> {
  const digits = column === 'phone' ? soughtDigits(text) : '';
  const query =
    digits === ''
      ? peopleLike(reading.db, text).where(holds(`sought.${column}`, text))
      : peopleLike(reading.db, digits).where(phoneHolds('sought.phone', digits));
  return idsFound(reading, `users with ${column} ${text}`, query);
}

/** Whether a phone column, stored as typed, contains these digits. */
function phoneHolds(column: string, digits: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') like ${containing(digits)}`;
}

/**
 * Members whose readable personal data may contain the text. An index answers this, so callers must recheck each
 * match.
 */
function peopleLike(db: ReadModels, text: string) {
  return db
    .selectFrom('private.people as sought')
    .select((select) => select.ref('sought.userId').$notNull().as('id'))
    .where(seemsToHold('sought.search', plainLower(text)))
    .where('sought.id', 'like', 'user:%')
    .where('sought.userId', 'is not', null);
}
