import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountAddress } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';
import type { AccountOf } from './use-second-factor.ts';

const path = '/v1/auth/address';

const queryOf = (of: AccountOf | undefined) => (of === undefined ? {} : { kind: of.kind, account_id: of.id });

/** An account's current and proposed address. The default account is the person's own. A change of `at` refetches both. */
export function useAddress(of?: AccountOf, at = '') {
  const query = queryOf(of);
  return useQuery({
    queryKey: [path, query, at],
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<AccountAddress>('GET', path, { query, signal })).data,
  });
}

/** Withdraws an account's proposed address. The default account is the person's own. */
export function useWithdrawal(of?: AccountOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proposal_id: string) =>
      api.call('POST', `${path}/withdraw`, { body: { ...queryOf(of), proposal_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}

/** Changes the person's own address. The body contains their current password. */
export async function changeOwnAddress(body: Record<string, unknown>): Promise<AccountAddress> {
  return (await api.call<AccountAddress>('PATCH', path, { body })).data;
}
