import type { LookUse } from '#read-api/look-uses/contract.ts';
import { LookUseStatus, LookUseType } from '../briefs/look-uses.ts';
import { builder } from '../kit/builder.ts';
import type { GraphContext } from '../kit/context.ts';
import { pageCost } from '../kit/limits.ts';
import { OrderDirection, orderOf } from '../kit/order.ts';
import { type ItemsPage, itemsOf, PageInfoType, pagingOf } from '../kit/paging.ts';
import { refusalOfError, tooLarge } from '../kit/refusal.ts';
import { requireStaff } from '../kit/staff-only.ts';
import { queryOf } from '../kit/wire.ts';
import { getLookUseTotals, listLookUses } from './calls.ts';
import { LookUseRow } from './types.ts';

/** The most uses of one `lookUseAll`, and how many of them one call reads. */
const allAtMost = 5_000;
const readAtOnce = 500;

const LookUseFilter = builder.inputType('LookUseFilter', {
  fields: (t) => ({
    ids: t.intList(),
    q: t.string({ description: 'A text of the comment, the brand or the curator' }),
    statuses: t.field({ type: [LookUseStatus] }),
    types: t.field({ type: [LookUseType] }),
    brandId: t.int(),
    lookId: t.int(),
    userId: t.int(),
    username: t.string(),
    createdAt: t.string({ description: 'One day, or a first and a last day or time with a comma' }),
    startDate: t.string({ description: 'One day, or a first and a last day with a comma' }),
    endDate: t.string({ description: 'One day, or a first and a last day with a comma' }),
    isUnanswered: t.boolean(),
    needsDecision: t.boolean({ description: 'Uses that wait for staff, or for the calling curator' }),
    isLookGone: t.boolean(),
  }),
});

const LookUseOrderField = builder.enumType('LookUseOrderField', {
  values: ['id', 'startDate', 'endDate', 'askedAt', 'createdAt', 'updatedAt'] as const,
});

const LookUseOrder = builder.inputType('LookUseOrder', {
  fields: (t) => ({
    field: t.field({ type: LookUseOrderField, required: true }),
    direction: t.field({ type: OrderDirection, required: true }),
  }),
});

const LookUsesPage = builder.objectRef<ItemsPage<LookUse>>('LookUsesPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [LookUseRow], complexity: { multiplier: 1 } }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

interface Asked {
  page?: number | null | undefined;
  size?: number | null | undefined;
  filter?: Parameters<typeof queryOf>[0];
  orderBy?: Parameters<typeof orderOf>[0];
}

async function pageOf(graph: GraphContext, { filter, orderBy, ...paging }: Asked) {
  const query = { ...queryOf(filter), ...pagingOf(paging), order: orderOf(orderBy) };
  return itemsOf(await graph.read(listLookUses, { query }), paging);
}

for (const [name, isForStaff] of [
  ['lookUse', false],
  ['lookUseStaff', true],
] as const) {
  builder.queryField(name, (t) =>
    t.field({
      type: LookUsesPage,
      nullable: true,
      description: isForStaff
        ? 'Uses of looks of all brands, with the figures of the posts. For staff.'
        : 'Uses of looks: those of the own brand; for staff all.',
      args: {
        page: t.arg.int(),
        size: t.arg.int(),
        filter: t.arg({ type: LookUseFilter }),
        orderBy: t.arg({ type: LookUseOrder }),
      },
      complexity: ({ size }) => pageCost(size),
      resolve: (_, asked, { graph, caller }) => {
        if (isForStaff) requireStaff(caller);
        return pageOf(graph, asked);
      },
    }),
  );
}

builder.queryField('lookUseAll', (t) =>
  t.field({
    type: [LookUseRow],
    nullable: true,
    description: `All uses that match, at most ${allAtMost}; more are refused with graph.too_large.`,
    extensions: { calls: allAtMost / readAtOnce },
    args: { filter: t.arg({ type: LookUseFilter }) },
    resolve: async (_, { filter }, { graph }) => {
      const rows: LookUse[] = [];
      for (let offset = 0; ; offset += readAtOnce) {
        const query = { ...queryOf(filter), limit: readAtOnce, offset, order: 'id' };
        const { count, data } = await graph.read(listLookUses, { query });
        if (count > allAtMost) throw refusalOfError(tooLarge('uses of looks', count, allAtMost));
        rows.push(...data);
        if (data.length < readAtOnce) return rows;
      }
    },
  }),
);

const LookUseSummary = builder
  .objectRef<{ totalCount: number; totalPaidPrice: number }>('LookUseSummary')
  .implement({
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      totalPaidPrice: t.exposeInt('totalPaidPrice', {
        description: 'What brands pay for confirmed and ended uses, less refunds.',
      }),
    }),
  });

builder.queryField('lookUseSummary', (t) =>
  t.field({
    type: LookUseSummary,
    nullable: true,
    description: 'The number of uses that match, and what brands pay for them.',
    args: { filter: t.arg({ type: LookUseFilter }) },
    resolve: (_, { filter }, { graph }) => graph.read(getLookUseTotals, { query: queryOf(filter) }),
  }),
);
