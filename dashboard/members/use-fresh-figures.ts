import { useQuery } from '@tanstack/react-query';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { api } from '../kit/client/api.ts';

/** Has an account's figures fetched anew where they are old: whoever looks at them asks for that. New ones come as any change does. */
export function useFreshFigures(userId: number, network: SnsNetwork, lastSyncTime: string | null): void {
  const path = `/v1/users/{id}/${network === 'Instagram' ? 'instagram' : 'youtube'}` as const;
  useQuery({
    queryKey: [path, userId, lastSyncTime],
    enabled: lastSyncTime !== null,
    queryFn: ({ signal }) => api.call('GET', path, { params: { id: userId }, signal }),
  });
}
