import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Proposal, SecondFactor } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';

const path = '/v1/auth/second-factor';

/** Another person's account, which staff look at. Calls without one are about the person's own account. */
export interface AccountOf {
  kind: 'staff' | 'brand_admin' | 'user';
  id: number;
}

const queryOf = (of: AccountOf | undefined) => (of === undefined ? {} : { kind: of.kind, account_id: of.id });

export function useSecondFactor(of?: AccountOf) {
  const query = queryOf(of);
  return useQuery({
    queryKey: [path, query],
    // Drops the cached state, as a reopened dialog must not show it.
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<SecondFactor>('GET', path, { query, signal })).data,
  });
}

/** The mutations of the second factor. All but `propose` and `confirm` refetch its state. */
export function useSecondFactorSteps() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [path] });
  const post = async <Answer>(way: string, body: object) =>
    (await api.call<Answer>('POST', `${path}${way}`, { body })).data;
  return {
    propose: useMutation({
      mutationFn: (current_password: string) => post<Proposal>('', { current_password }),
    }),
    // `seen` refetches the state later: a refetch now would replace the setup form, which still shows the recovery codes.
    confirm: useMutation({
      mutationFn: (code: string) => post<{ recoveryCodes: string[] }>('/confirm', { code: code.trim() }),
    }),
    remove: useMutation({
      mutationFn: (current_password: string) => post<SecondFactor>('/remove', { current_password }),
      onSettled,
    }),
    removeOf: useMutation({
      mutationFn: (of: AccountOf) => api.call('DELETE', path, { query: queryOf(of) }),
      onSettled,
    }),
    seen: onSettled,
  };
}
