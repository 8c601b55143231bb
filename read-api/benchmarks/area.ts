import { type BenchmarkLife, statusAfter } from '#domain/benchmarks/benchmark-transitions.ts';
import type { Area } from '../kit/area.ts';
import { benchmarkRoutes } from './routes.ts';

export const benchmarks: Area = {
  routes: [benchmarkRoutes],
  streams: {
    certification_benchmark: {
      // What each of a thousand items came to stands in its own event: a history need not repeat all others beside it.
      fold: {
        initial: { status: 'none' },
        evolve: (state, { type }) => ({ status: statusAfter(state.status as BenchmarkLife, type) }),
      },
      housekeeping: ['CertificationBenchmarkItemAnswered'],
    },
  },
};
