import { useQuery } from '@tanstack/react-query';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { api } from '../kit/client/api.ts';
import { benchmarksPath } from './paths.ts';

const atMost = 100;

/** The newest benchmarks, each with its result. */
export function useBenchmarks() {
  return useQuery({
    queryKey: [benchmarksPath],
    queryFn: ({ signal }) =>
      api.call<{ count: number; data: Benchmark[] }>('GET', benchmarksPath, {
        query: { limit: atMost },
        signal,
      }),
  });
}
