import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LinkedAccounts } from '#write-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';

const path = '/v1/auth/social';

/**
 * The linked sign-in providers of a member, for staff: "Kakao, Facebook". Null if none is linked or they are still
 * loading.
 */
export function useLinkedAccounts(userId: number, isStaff: boolean): string | null {
  const { t } = useTranslation();
  const query = { user_id: userId };
  const { data = [] } = useQuery({
    queryKey: [path, query],
    enabled: isStaff,
    queryFn: async ({ signal }) => (await api.call<LinkedAccounts>('GET', path, { query, signal })).data,
  });
  return data.length === 0
    ? null
    : data.map(({ provider }) => label(t, 'member.social', provider)).join(', ');
}
