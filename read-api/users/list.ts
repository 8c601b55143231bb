import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { type PageOf, pagingOf } from '#http/lists.ts';
import { callerOf } from '#http/rights.ts';
import { countOf, givesOnly } from '../count-rows.ts';
import { counted } from '../counters.ts';
import { type CsvColumn, sendCsv } from '../csv/csv-answer.ts';
import type { ReadDeps } from '../deps.ts';
import { listPage } from '../list-page.ts';
import type { User } from './contract.ts';
import { inOrder, matchingUsers, type UsersParams } from './filters.ts';
import { shownUser, userRows, withPersons } from './rows.ts';

export function listUsers(
  { db }: ReadDeps,
  request: FastifyRequest,
  query: UsersParams,
): Promise<PageOf<User>> {
  const caller = callerOf(request);
  const matching = matchingUsers(db, caller, query);
  return listPage(request, {
    paging: pagingOf(query),
    count: async () => {
      if (caller.label === 'staff' && givesOnly(query, ['role'])) {
        const buckets = query.role === undefined ? undefined : [query.role];
        const count = await counted(db, caller, 'users_by_role', { buckets });
        if (count !== null) return count;
      }
      return countOf(matching.select((select) => select.fn.countAll<bigint>().as('count')));
    },
    ids: async ({ limit, offset }) => {
      const page = await inOrder(matching, query.order)
        .select('member.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await userRows(db, ids)).map((row) => shownUser(row, caller)),
  });
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
export function usersCsv(
  { db }: ReadDeps,
  caller: Caller,
  query: UsersParams,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rows = withPersons(inOrder(matchingUsers(db, caller, query), query.order)).stream(500);
  return sendCsv(reply, 'users.csv', columns, shown(rows));

  async function* shown(found: typeof rows) {
    for await (const row of found) yield shownUser(row, caller);
  }
}
