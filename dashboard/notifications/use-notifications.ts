import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationPage } from '#read-api/notifications/contract.ts';
import { api } from '../kit/client/api.ts';
import { beside } from '../kit/ui/read-again.ts';

const path = '/v1/notifications';

/** Maximum number of notifications in the panel. */
const shown = 20;

export function useNotifications() {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      (await api.call<NotificationPage>('GET', path, { query: { limit: shown }, signal })).data,
    meta: beside,
    staleTime: 60_000,
  });
}

/** Marks all notifications up to a time as seen. The call is idempotent, so it needs no key. */
export function useSeeing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => api.call('POST', `${path}/seen`, { body: { until } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
