import type { User } from '#read-api/members/contract.ts';
import { MemberGender, Region } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import { pageCost } from '../kit/limits.ts';
import { type ItemsPage, itemsOf, PageInfoType, pagingOf } from '../kit/paging.ts';
import { queryOf } from '../kit/wire.ts';
import { listUsers } from './calls.ts';
import { CuratorRole, CuratorRow } from './types.ts';

const CuratorFilters = builder.inputType('CuratorFilters', {
  fields: (t) => ({
    ids: t.intList(),
    q: t.string(),
    username: t.string(),
    realName: t.string(),
    phone: t.string(),
    email: t.string(),
    role: t.field({ type: CuratorRole }),
    gender: t.field({ type: MemberGender }),
    regionId: t.field({ type: Region }),
    isPublic: t.boolean(),
  }),
});

const CuratorsPage = builder.objectRef<ItemsPage<User>>('CuratorsPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [CuratorRow], complexity: { multiplier: 1 } }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('getCuratorsByCuratorFilter', (t) =>
  t.field({
    type: CuratorsPage,
    nullable: true,
    description: 'Curators that the caller may see.',
    args: { filters: t.arg({ type: CuratorFilters }), page: t.arg.int(), size: t.arg.int() },
    complexity: ({ size }) => pageCost(size),
    resolve: async (_, { filters, page, size }, { graph }) => {
      const query = { ...queryOf(filters), ...pagingOf({ page, size }) };
      return itemsOf(await graph.read(listUsers, { query }), { page, size });
    },
  }),
);
