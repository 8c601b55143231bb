import { useQuery } from '@tanstack/react-query';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { api } from '../kit/client/api.ts';

/**
 * Reads an account whose figures are older than a day, which makes the server fetch them again. The new figures
 * arrive as live changes.
 */
export function useFreshFigures(userId: number, network: SnsNetwork, lastSyncTime: string | null): void {
  const path = `/v1/users/{id}/${network === 'Instagram' ? 'instagram' : 'youtube'}` as const;
  useQuery({
    queryKey: [path, userId, lastSyncTime],
    enabled: lastSyncTime !== null,
    queryFn: ({ signal }) => api.call('GET', path, { params: { id: userId }, signal }),
  });
}
