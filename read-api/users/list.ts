import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageOf, pagingOf } from '#http/lists.ts';
import { givesOnly, rememberedCount } from '../count-rows.ts';
import { counted } from '../counters.ts';
import { type CsvColumn, sendCsv } from '../csv/csv-answer.ts';
import type { ReadDeps } from '../deps.ts';
import { listPage } from '../list-page.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { UsersQuery } from '../scope.ts';
import type { User } from './contract.ts';
import { inOrder, matchingUsers, type UsersParams } from './filters.ts';
import { shownUser, userRows, withPersons } from './rows.ts';

export async function listUsers(
  deps: ReadDeps,
  request: FastifyRequest,
  query: UsersParams,
): Promise<PageOf<User>> {
  const reading = readingOf(deps, request);
  const { db, caller } = reading;
  const { users } = await matchingUsers(reading, query);
  return listPage(request, {
    paging: pagingOf(query),
    count: () => countUsers(reading, query, users),
    ids: async ({ limit, offset }) => {
      const page = await inOrder(users, query.order)
        .select('member.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await userRows(db, ids)).map((row) => shownUser(row, caller)),
  });
}

async function countUsers(reading: Reading, query: UsersParams, users: UsersQuery): Promise<number> {
  const { db, caller } = reading;
  if (caller.label === 'staff' && givesOnly(query, ['role'])) {
    const buckets = query.role === undefined ? undefined : [query.role];
    const count = await counted(db, caller, 'users_by_role', { buckets });
    if (count !== null) return count;
  }
  const count = users.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'users', query, count);
}

const columns: readonly CsvColumn<User>[] = [
  { header: 'id', value: (user) => user.id },
  { header: 'username', value: (user) => user.username },
  { header: 'real_name', value: (user) => user.realName },
  { header: 'phone', value: (user) => user.phone },
  { header: 'email', value: (user) => user.email },
  { header: 'role', value: (user) => user.role },
  { header: 'grade', value: (user) => user.grade },
  { header: 'gender', value: (user) => user.gender },
  { header: 'region', value: (user) => user.regionId },
  { header: 'is_public', value: (user) => user.isPublic },
  { header: 'created_time', value: (user) => user.createdTime },
];

/** Every member that the filters match, in the list's order; the whole of it, whatever the page. */
export async function usersCsv(
  reading: Reading,
  query: UsersParams,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { users } = await matchingUsers(reading, query);
  const rows = withPersons(inOrder(users, query.order)).stream(500);
  return sendCsv(reply, 'users.csv', columns, shown(rows));

  async function* shown(found: typeof rows) {
    for await (const row of found) yield shownUser(row, reading.caller);
  }
}
