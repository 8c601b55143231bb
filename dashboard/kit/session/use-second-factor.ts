import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Proposal, SecondFactor } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';

const path = '/v1/auth/second-factor';

/** Whose second step staff look at; one's own where it is left out. */
export interface AccountOf {
  kind: 'staff' | 'brand_admin' | 'user';
  id: number;
}

const queryOf = (of: AccountOf | undefined) => (of === undefined ? {} : { kind: of.kind, account_id: of.id });

export function useSecondFactor(of?: AccountOf) {
  const query = queryOf(of);
  return useQuery({
    queryKey: [path, query],
    // How it stood when the dialog was last open is nobody's concern.
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<SecondFactor>('GET', path, { query, signal })).data,
  });
}

/** What can be done about it; each says anew how it stands. */
export function useSecondFactorSteps() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [path] });
  const post = async <Answer>(way: string, body: object) =>
    (await api.call<Answer>('POST', `${path}${way}`, { body })).data;
  return {
    propose: useMutation({
      mutationFn: (current_password: string) => post<Proposal>('', { current_password }),
    }),
    // How it stands is asked anew once the recovery codes were seen: they are shown where it is set up.
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
