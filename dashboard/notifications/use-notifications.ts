import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationPage } from '#read-api/notifications/contract.ts';
import { api } from '../kit/client/api.ts';
import { beside } from '../kit/ui/read-again.ts';

const path = '/v1/notifications';

/** So many are shown, the newest first. */
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

/** What there was up to that time is new no more. Saying it twice does no harm. */
export function useSeeing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => api.call('POST', `${path}/seen`, { body: { until } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
