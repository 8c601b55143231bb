import type { BenchmarkDescription, BenchmarkItem } from '#domain/benchmarks/benchmark-events.ts';
import type { BenchmarkStatus, MethodVerdict, UserResult } from '#domain/benchmarks/benchmark-kinds.ts';
import type { Check } from '#domain/looks/checks.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A benchmark; its items have their own table. Times are ISO instants. */
export interface BenchmarkRow extends Omit<BenchmarkDescription, 'benchmarkId'> {
  id: string;
  status: BenchmarkStatus;
  itemCount: number;
  lookCount: number;
  /** The staff member who started the benchmark; null if no staff member did. */
  staffId: number | null;
  /** When the benchmark was closed or canceled; null while it is open. */
  endedAt: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const benchmarksTable: Table<BenchmarkRow> = table<BenchmarkRow>('read.benchmarks', 'id', {
  id: 'text',
  status: 'text',
  method: 'text',
  model: 'jsonb',
  prompt: 'text',
  prices: 'jsonb',
  filter: 'jsonb',
  itemCount: 'integer',
  lookCount: 'integer',
  staffId: 'integer',
  endedAt: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** An item compared by a benchmark. */
export interface BenchmarkItemRow extends BenchmarkItem {
  /** The ids of the benchmark and the tagged item: `6f0f4a0e-…:91`. */
  id: string;
  benchmarkId: string;
  /** The item's number within the benchmark, from 1, in the order in which the items were found. */
  number: number;
  /** The checks that the method answered; null if it has not answered yet or has failed. */
  checks: readonly Check[] | null;
  verdict: MethodVerdict | null;
  ms: number | null;
  tokens: { input: number; output: number } | null;
  failure: string | null;
  userResult: UserResult | null;
  needsReview: boolean;
}

export const benchmarkItemsTable: Table<BenchmarkItemRow> = table<BenchmarkItemRow>(
  'read.benchmark_items',
  'id',
  {
    id: 'text',
    benchmarkId: 'text',
    number: 'integer',
    entryId: 'integer',
    lookId: 'integer',
    userId: 'integer',
    brandId: 'integer',
    productId: 'integer',
    snsType: 'text',
    decided: 'jsonb',
    checks: 'jsonb',
    verdict: 'text',
    ms: 'integer',
    tokens: 'jsonb',
    failure: 'text',
    userResult: 'jsonb',
    needsReview: 'boolean',
  },
);
