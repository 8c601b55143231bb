import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactionFailure } from '#write-api/kit/follower/failure-contract.ts';
import type { OutsideFailure } from '#write-api/kit/outside/contract.ts';
import type { FoundPage } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';

const path = '/v1/reactions/failures';
/** The largest page that the API allows. */
const query = { limit: 500 };
const outsidePath = '/v1/outside-calls';
const outsideFailures = `${outsidePath}/failures`;

/** The failed reactions to events, newest first. Only staff may read them. */
export function useFailures(isStaff: boolean) {
  return useQuery({
    queryKey: [path],
    enabled: isStaff,
    queryFn: async ({ signal }) =>
      (await api.call<FoundPage<ReactionFailure>>('GET', path, { query, signal })).data.data,
  });
}

/** Retries the failed reactions one after another. Returns the number that failed again. */
export function useRetry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (failures: readonly ReactionFailure[]) => {
      let left = 0;
      for (const { eventId } of failures) {
        const params = { event_id: eventId };
        const { data } = await api.call<{ ok: boolean }>('POST', `${path}/{event_id}/retry`, {
          params,
          hasNoBody: true,
        });
        if (!data.ok) left += 1;
      }
      return left;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

/** The failed calls to outside services. Only staff may read them. */
export function useOutsideFailures(isStaff: boolean) {
  return useQuery({
    queryKey: [outsideFailures],
    enabled: isStaff,
    queryFn: async ({ signal }) =>
      (await api.call<FoundPage<OutsideFailure>>('GET', outsideFailures, { query, signal })).data.data,
  });
}

/** Retries the failed calls now. A call that succeeded in the meantime (404) needs no retry. */
export function useOutsideRetry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (failures: readonly OutsideFailure[]) => {
      for (const { kind, key } of failures) {
        const params = { kind, key };
        const sent = { params, hasNoBody: true } as const;
        await api.call('POST', `${outsidePath}/{kind}/{key}/retry`, sent).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        });
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [outsideFailures] }),
  });
}
