import type { Area } from '../area.ts';
import { benchmarkItemsProjection, benchmarksProjection } from './projection.ts';
import { benchmarkItemsTable, benchmarksTable } from './tables.ts';

export const benchmarks = {
  tables: { 'read.benchmarks': benchmarksTable, 'read.benchmarkItems': benchmarkItemsTable },
  projections: [benchmarksProjection, benchmarkItemsProjection],
} satisfies Area;
