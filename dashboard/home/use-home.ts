import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home, HomeChanges, HomeQueue } from '#read-api/home/contract.ts';
import { api } from '../kit/client/api.ts';

const path = '/v1/home';
const changesPath = '/v1/home/changes';

export function useHome() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<Home>('GET', path, { signal }),
  });
}

/** The changes by others since an instant. Null loads those of the last day, for a first visit. */
export function useHomeChanges(since: string | null) {
  const query = since === null ? {} : { time_after: since };
  return useQuery({
    queryKey: [changesPath, query],
    queryFn: ({ signal }) => api.call<HomeChanges>('GET', changesPath, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * The filled queues in a stable order, so that no card moves under the pointer. A shown queue keeps its place while
 * the page is open, and a queue that fills later comes last.
 */
export function useShownQueues(queues: readonly HomeQueue[]): HomeQueue[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const filled = queues.filter(({ count }) => count > 0).map(({ name }) => name);
  const added = filled.filter((name) => !shown.includes(name));
  const names = [...shown, ...added];
  if (added.length > 0) setShown(names);
  return names.flatMap((name) => queues.find((queue) => queue.name === name) ?? []);
}
