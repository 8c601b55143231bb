import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Proposal, SecondFactor } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';

const path = '/v1/auth/second-factor';

/** An account that staff look at. Calls without one mean the person's own account. */
export interface AccountOf {
  kind: 'staff' | 'brand_admin' | 'user';
  id: number;
}

const queryOf = (of: AccountOf | undefined) => (of === undefined ? {} : { kind: of.kind, account_id: of.id });

export function useSecondFactor(of?: AccountOf) {
  const query = queryOf(of);
  return useQuery({
    queryKey: [path, query],
    // The dialog must not show the state from when it was last open.
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<SecondFactor>('GET', path, { query, signal })).data,
  });
}

/** The commands on the second factor. Each refreshes its state. */
export function useSecondFactorSteps() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [path] });
  const post = async <Answer>(way: string, body: object) =>
    (await api.call<Answer>('POST', `${path}${way}`, { body })).data;
  return {
    propose: useMutation({
      mutationFn: (current_password: string) => post<Proposal>('', { current_password }),
    }),
    // `seen` refreshes the state after the person saw the recovery codes. An earlier refresh would remove them from the page.
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
