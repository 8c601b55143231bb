import { type BenchmarkLife, statusAfter } from '#domain/benchmarks/benchmark-transitions.ts';
import type { Area } from '../kit/area.ts';
import { benchmarkRoutes } from './routes.ts';

export const benchmarks: Area = {
  routes: [benchmarkRoutes],
  streams: {
    certification_benchmark: {
      // Each item's own event holds its result: a history need not repeat the other thousand items with it.
      fold: {
        initial: { status: 'none' },
        evolve: (state, { type }) => ({ status: statusAfter(state.status as BenchmarkLife, type) }),
      },
      housekeeping: ['CertificationBenchmarkItemAnswered'],
    },
  },
};
