import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Account, AccountPage } from '#read-api/comments/contract.ts';
import { api } from '../kit/client/api.ts';
import type { Thing } from './paths.ts';

type AccountLabel = Account['label'];

const path = '/v1/accounts';
const atMost = 8;

/**
 * The accounts that may see an entity and whose names match `sought`; none while `sought` is null. `label` restricts
 * them to accounts of that kind.
 */
export function useAccounts({ kind, id }: Thing, sought: string | null, label: AccountLabel | null) {
  const query = {
    kind,
    thing_id: id,
    search: sought,
    limit: atMost,
    ...(label !== null && { label }),
  };
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await api.call<AccountPage>('GET', path, { query, signal })).data.data,
    enabled: sought !== null,
    placeholderData: keepPreviousData,
  });
  return sought === null ? [] : (data ?? []);
}
