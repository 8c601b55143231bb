import { benchmarkTransitions } from '#domain/benchmarks/benchmark-transitions.ts';
import type { WriteArea } from '../area.ts';
import { benchmarkRuns } from './ask-method.ts';
import { benchmarkRoutes } from './routes.ts';

export const benchmarksArea: WriteArea = {
  routes: benchmarkRoutes,
  tables: { certification_benchmark: benchmarkTransitions },
  streams: ['certification_benchmark-'],
  indexers: [benchmarkRuns],
};
