import { benchmarkMethods, benchmarkStatuses, verdicts } from '#domain/benchmarks/benchmark-kinds.ts';
import type { Benchmark, BenchmarkItem, SheetLink } from '#read-api/benchmarks/contract.ts';
import { builder } from '../kit/builder.ts';
import { RejectionReason } from '../looks/enums.ts';

const BenchmarkStatus = builder.enumType('CertificationBenchmarkStatus', { values: benchmarkStatuses });
export const BenchmarkMethod = builder.enumType('CertificationBenchmarkMethod', { values: benchmarkMethods });
export const Verdict = builder.enumType('CertificationVerdict', { values: verdicts });

export const BenchmarkType = builder.objectRef<Benchmark>('LookCertificationMethodBenchmark').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: BenchmarkStatus }),
    lookCount: t.exposeInt('lookCount'),
    method: t.expose('method', { type: BenchmarkMethod }),
    startedAt: t.exposeString('startedTime'),
    endedAt: t.exposeString('endedTime', { nullable: true }),
  }),
});

/** An item with the benchmark that its id names. */
export interface ItemOf {
  benchmarkId: string;
  item: BenchmarkItem;
}

/** The id of a benchmark's item: it holds the benchmark, because REST names an item below its benchmark. */
export const itemIdOf = ({ benchmarkId, item }: ItemOf): string => `${benchmarkId}:${item.id}`;

/** Splits the id of an item; null if it is none. */
export function itemNamedBy(id: string): { id: string; itemId: string } | null {
  const [, benchmarkId, itemId] = /^([0-9a-f-]{36}):(\d{1,10})$/.exec(id) ?? [];
  return benchmarkId === undefined || itemId === undefined ? null : { id: benchmarkId, itemId };
}

const UserResult = builder
  .objectRef<NonNullable<BenchmarkItem['userResult']>>('CertificationUserResult')
  .implement({
    fields: (t) => ({
      verdict: t.expose('verdict', { type: Verdict }),
      rejectedReasons: t.expose('reasons', { type: [RejectionReason] }),
    }),
  });

const LookOfItem = builder.objectRef<BenchmarkItem['look']>('LookOfBenchmarkItem').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    imageUrl: t.string({ nullable: true, resolve: ({ images }) => images[0]?.standard.url ?? null }),
    contentUrl: t.exposeString('link', { nullable: true }),
  }),
});
const ProductOfItem = builder.objectRef<BenchmarkItem['product']>('ProductOfBenchmarkItem').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    imageUrl: t.string({ nullable: true, resolve: ({ coverImage }) => coverImage?.standard.url ?? null }),
    category: t.exposeString('categoryName', { nullable: true }),
  }),
});
const CuratorOfItem = builder.objectRef<BenchmarkItem['user']>('CuratorOfBenchmarkItem').implement({
  fields: (t) => ({ id: t.exposeInt('id'), username: t.exposeString('username', { nullable: true }) }),
});

const Metadata = builder.objectRef<BenchmarkItem>('CertificationBenchmarkItemMetadata').implement({
  fields: (t) => ({
    look: t.expose('look', { type: LookOfItem }),
    product: t.expose('product', { type: ProductOfItem }),
    curator: t.expose('user', { type: CuratorOfItem }),
  }),
});

export const BenchmarkItemType = builder.objectRef<ItemOf>('LookCertificationMethodBenchmarkItem').implement({
  fields: (t) => ({
    id: t.id({ resolve: itemIdOf }),
    userResult: t.field({ type: UserResult, nullable: true, resolve: ({ item }) => item.userResult }),
    metadata: t.field({ type: Metadata, resolve: ({ item }) => item }),
  }),
});

export const SheetUrl = builder.objectRef<SheetLink>('BenchmarkResultSheetUrl').implement({
  fields: (t) => ({ url: t.exposeString('url'), validUntilAt: t.exposeString('untilTime') }),
});
