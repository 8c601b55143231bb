import { sql } from 'kysely';
import { usersLike } from '../briefs/members/search.ts';
import { countOf, givesOnly } from '../kit/count-rows.ts';
import { counterScope } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import { among, type Found } from '../kit/search.ts';
import { arePublic, type LooksParams } from './filters.ts';

/**
 * Exact count of the looks of some members, or of all members but some, of at most one brand. Null if no counter
 * combines the filters.
 */
export async function countByMember(reading: Reading, query: LooksParams): Promise<number | null> {
  if (!givesOnly(query, ['user_id', 'username', 'public_user', 'brand_id'])) return null;
  const { db, caller } = reading;
  const conditions = await membersAsked(reading, query);
  const scope = counterScope(caller, query.brand_id);
  if (conditions.length === 0 || scope === null) return null;
  if (scope === 'none') return 0;
  const members = db
    .selectFrom('read.lookCounters')
    .where('stat', '=', 'looks_by_member')
    .where('scope', '=', scope)
    .select([sql<number>`bucket::integer`.as('id'), 'count'])
    .as('member');
  let counted = db.selectFrom(members);
  for (const found of conditions) counted = counted.where(found('member.id'));
  return countOf(counted.select(sql<bigint>`coalesce(sum(member.count), 0)`.as('count')));
}

/** The filters' conditions on the members who posted. */
async function membersAsked(reading: Reading, query: LooksParams): Promise<Found[]> {
  const { user_id: id, username, public_user: isPublic } = query;
  return [
    ...(id === undefined ? [] : [(column: string) => among(column, [id])]),
    ...(username === undefined ? [] : [await usersLike(reading, username)]),
    ...(isPublic === undefined ? [] : [arePublic(reading.db, isPublic)]),
  ];
}
