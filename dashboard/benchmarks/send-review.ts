import type { Verdict } from '#domain/benchmarks/benchmark-kinds.ts';
import { api } from '../kit/client/api.ts';
import { benchmarkPath } from './paths.ts';

export interface Review {
  verdict: Verdict;
  reasons?: readonly string[];
}

/** Records the right verdict on an item. */
export function sendReview(benchmarkId: string, entryId: number, body: Review, intent: string) {
  const params = { id: benchmarkId, itemId: entryId };
  return api.call('PUT', `${benchmarkPath}/items/{itemId}/user_result`, { params, body, intent });
}
