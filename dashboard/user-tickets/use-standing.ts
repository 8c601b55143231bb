import { useQuery } from '@tanstack/react-query';
import type { UserStatus } from '#read-api/user-tickets/contract.ts';
import { api } from '../kit/client/api.ts';
import { userStatusPath } from './paths.ts';

/** How a member stands with its ticket. Staff may read it. */
export function useStanding(userId: number) {
  return useQuery({
    queryKey: [userStatusPath, userId],
    queryFn: ({ signal }) => api.call<UserStatus>('GET', userStatusPath, { params: { id: userId }, signal }),
  });
}
