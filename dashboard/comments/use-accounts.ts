import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AccountPage } from '#read-api/comments/contract.ts';
import { api } from '../kit/client/api.ts';
import type { Thing } from './paths.ts';

const path = '/v1/accounts';
const atMost = 8;

/** Whom a comment may mention, by what is typed of their names; nobody while it is null. */
export function useAccounts({ kind, id }: Thing, sought: string | null, staffOnly: boolean) {
  const query = {
    ...{ kind, thing_id: id, search: sought, limit: atMost },
    ...(staffOnly && { label: 'staff' }),
  };
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => (await api.call<AccountPage>('GET', path, { query, signal })).data.data,
    enabled: sought !== null,
    placeholderData: keepPreviousData,
  });
  return sought === null ? [] : (data ?? []);
}
