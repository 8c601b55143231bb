import type { Look } from '#read-api/looks/contract.ts';
import { builder } from '../kit/builder.ts';
import { pageCost } from '../kit/limits.ts';
import { type ItemsPage, itemsOf, PageInfoType, PaginationArgsInput, pagingOf } from '../kit/paging.ts';
import { requireStaff } from '../kit/staff-only.ts';
import { queryOf } from '../kit/wire.ts';
import { getLook, getLookCertificationStats, listLooks } from './calls.ts';
import { LookFilters } from './filters.ts';
import { LookCertificationStats, LookRow, LookType } from './types.ts';

builder.queryField('getLook', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'A look: staff and members see all of it, a brand admin the parts of the own brand.',
    args: { id: t.arg.int({ required: true }) },
    resolve: (_, { id }, { graph }) => graph.read(getLook, { path: { id } }),
  }),
);

const LooksPage = builder.objectRef<ItemsPage<Look>>('LooksPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LookRow], complexity: { multiplier: 1 } }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('looksStaff', (t) =>
  t.field({
    type: LooksPage,
    nullable: true,
    description: 'Looks, newest first. For staff.',
    args: {
      filters: t.arg({ type: LookFilters }),
      paginationArgsInput: t.arg({ type: PaginationArgsInput }),
    },
    complexity: ({ paginationArgsInput }) => pageCost(paginationArgsInput?.size),
    resolve: async (_, { filters, paginationArgsInput: paging }, { graph, caller }) => {
      requireStaff(caller);
      const query = { ...queryOf(filters), ...pagingOf(paging ?? {}) };
      return itemsOf(await graph.read(listLooks, { query }), paging ?? {});
    },
  }),
);

builder.queryField('lookCertificationStats', (t) =>
  t.field({
    type: LookCertificationStats,
    nullable: true,
    description: 'The number of looks by certification status.',
    args: { filters: t.arg({ type: LookFilters }) },
    resolve: (_, { filters }, { graph }) =>
      graph.read(getLookCertificationStats, { query: queryOf(filters) }),
  }),
);
