import { Buffer } from 'node:buffer';
import { invalidRequest } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { pageCost } from '../kit/limits.ts';
import { defaultSize } from '../kit/paging.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { listBenchmarks, listItems } from './calls.ts';
import { BenchmarkItemType, BenchmarkType, type ItemOf } from './types.ts';

/** The most benchmarks in an answer; older ones are found by id. */
const listed = 100;

builder.queryField('lookCertificationMethodBenchmarks', (t) =>
  t.field({
    type: [BenchmarkType],
    nullable: true,
    description: `The newest ${listed} benchmarks, newest first.`,
    complexity: { multiplier: 20 },
    resolve: async (_, _args, { graph }) =>
      (await graph.read(listBenchmarks, { query: { limit: listed } })).data,
  }),
);

interface Connection {
  items: ItemOf[];
  offset: number;
  totalCount: number;
}

interface Edge {
  cursor: string;
  node: ItemOf;
}

const EdgeType = builder.objectRef<Edge>('BenchmarkItemEdge').implement({
  fields: (t) => ({
    cursor: t.exposeString('cursor'),
    node: t.expose('node', { type: BenchmarkItemType }),
  }),
});

const CursorPageInfo = builder.objectRef<Connection>('CursorPageInfo').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    endCursor: t.string({
      nullable: true,
      resolve: ({ items, offset }) => (items.length === 0 ? null : cursorOf(offset + items.length)),
    }),
    hasNextPage: t.boolean({
      resolve: ({ items, offset, totalCount }) => offset + items.length < totalCount,
    }),
  }),
});

const ConnectionType = builder.objectRef<Connection>('BenchmarkItemConnection').implement({
  fields: (t) => ({
    edges: t.field({
      type: [EdgeType],
      complexity: { multiplier: 1 },
      resolve: ({ items, offset }) =>
        items.map((node, index) => ({ node, cursor: cursorOf(offset + index + 1) })),
    }),
    pageInfo: t.field({ type: CursorPageInfo, resolve: (connection) => connection }),
  }),
});

builder.queryField('lookCertificationMethodBenchmarkItems', (t) =>
  t.field({
    type: ConnectionType,
    nullable: true,
    description: 'The items of a benchmark.',
    args: {
      benchmarkId: t.arg.id({ required: true }),
      needToBeReviewedOnly: t.arg.boolean(),
      first: t.arg.int({ description: 'At most 100; 20 if omitted' }),
      after: t.arg.string({ description: 'The cursor of the item before the first one' }),
    },
    complexity: ({ first }) => pageCost(first),
    resolve: async (_, { benchmarkId, needToBeReviewedOnly, first, after }, { graph }) => {
      const offset = offsetOf(after);
      const { count, data } = await graph.read(listItems, {
        path: { id: benchmarkId },
        query: { limit: first ?? defaultSize, offset, need_to_be_reviewed_only: needToBeReviewedOnly },
      });
      return { items: data.map((item) => ({ benchmarkId, item })), offset, totalCount: count };
    },
  }),
);

/**
 * A cursor is the number of items up to its own, because REST pages by offset. A benchmark's items keep their order; with
 * `needToBeReviewedOnly`, items reviewed meanwhile leave the list, so that the next page skips as many.
 */
function cursorOf(number: number): string {
  return Buffer.from(`item:${number}`).toString('base64url');
}

function offsetOf(cursor: string | null | undefined): number {
  if (cursor == null) return 0;
  const [, number] = /^item:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (number !== undefined) return Number(number);
  const message = 'is no cursor of this list; send the endCursor of a page';
  throw refusalOfError(invalidRequest([{ in: 'body', name: 'after', message }]));
}
