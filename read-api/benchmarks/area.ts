import { type BenchmarkLife, statusAfter } from '#domain/benchmarks/benchmark-transitions.ts';
import type { Area } from '../kit/area.ts';
import { benchmarkRoutes } from './routes.ts';

export const benchmarks: Area = {
  routes: [benchmarkRoutes],
  streams: {
    certification_benchmark: {
      // A benchmark's own history leaves out item results, as each item's event holds its result.
      fold: {
        initial: { status: 'none' },
        evolve: (state, { type }) => ({ status: statusAfter(state.status as BenchmarkLife, type) }),
      },
      housekeeping: ['CertificationBenchmarkItemAnswered'],
    },
  },
};
