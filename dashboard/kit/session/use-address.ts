import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountAddress } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';
import type { AccountOf } from './use-second-factor.ts';

const path = '/v1/auth/address';

const queryOf = (of: AccountOf | undefined) => (of === undefined ? {} : { kind: of.kind, account_id: of.id });

/** An account's address and its proposed one. The default is the person's own account. A new `at` reads it again. */
export function useAddress(of?: AccountOf, at = '') {
  const query = queryOf(of);
  return useQuery({
    queryKey: [path, query, at],
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.call<AccountAddress>('GET', path, { query, signal })).data,
  });
}

/** Withdraws a proposed address of another account, or stops the proposal for the person's own account. */
export function useWithdrawal(of?: AccountOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proposal_id: string) =>
      api.call('POST', `${path}/withdraw`, { body: { ...queryOf(of), proposal_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}

/** Changes the person's own address. The server checks the current password. */
export async function changeOwnAddress(body: Record<string, unknown>): Promise<AccountAddress> {
  return (await api.call<AccountAddress>('PATCH', path, { body })).data;
}
