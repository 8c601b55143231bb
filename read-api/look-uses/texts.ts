import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { brandsNamed } from '../briefs/brands/search.ts';
import { usersLike, usersNamed } from '../briefs/members/search.ts';
import type { Reading } from '../kit/reading.ts';
import { whereHeld } from '../kit/search.ts';

/**
 * Returns the conditions of the filters by text. Members and brands are looked up first, so that indexes find their uses. `q`
 * searches members, brands and comments.
 */
export async function textsFound(
  reading: Reading,
  { q, username }: { q?: string; username?: string },
): Promise<RawBuilder<SqlBool>[]> {
  const found: RawBuilder<SqlBool>[] = [];
  if (username !== undefined) found.push((await usersNamed(reading, username))('use.user_id'));
  if (q === undefined) return found;
  const [users, brands] = await Promise.all([usersLike(reading, q), brandsNamed(reading, q)]);
  const comment = whereHeld(sql.ref('use.folded_comment'), q);
  found.push(sql<SqlBool>`(${sql.join([users('use.user_id'), brands('use.brand_id'), comment], sql` or `)})`);
  return found;
}
