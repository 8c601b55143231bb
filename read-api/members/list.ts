import { roleNamed } from '#domain/members/member-kinds.ts';
import { type Listed, pagingOf } from '#http/lists.ts';
import type { MembersQuery } from '../briefs/members/scope.ts';
import { givesOnly, rememberedCount } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import { type User, userFields } from './contract.ts';
import { matchingUsers, memberList, type UsersParams } from './filters.ts';
import { seenUser, userRows } from './rows.ts';

export async function listUsers(reading: Reading, query: UsersParams): Promise<Listed<User>> {
  const { caller, now } = reading;
  const { users } = await matchingUsers(reading, query);
  return listPage({
    paging: pagingOf(query),
    count: () => countUsers(reading, query, users),
    ids: async ({ limit, offset }) => {
      const page = await memberList
        .sorted(users, query.order)
        .select('member.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) =>
      (await userRows(reading, ids)).map((row) => userFields.shown(seenUser(row, caller, now))),
  });
}

/** Counts the matching members. For staff without filters other than the role, a counter has the number. */
export async function countUsers(
  reading: Reading,
  query: Omit<UsersParams, 'limit' | 'offset'>,
  users: MembersQuery,
): Promise<number> {
  const { db, caller } = reading;
  if (caller.label === 'staff' && givesOnly(query, ['role'])) {
    const buckets = query.role === undefined ? undefined : [roleNamed(query.role)];
    const count = await counted(db, caller, 'users_by_role', { buckets });
    if (count !== null) return count;
  }
  const count = users.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'users', query, count);
}
