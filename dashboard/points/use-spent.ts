import { useQuery } from '@tanstack/react-query';
import type { PointsSpent } from '#read-api/points/contract.ts';
import { api } from '../kit/client/api.ts';
import { useMay } from '../kit/session/may.tsx';
import { spentPath } from './paths.ts';

const atMost = 100;
const nothing: readonly PointsSpent[] = [];

/** The tryset items whose points staff may refund, newest first. Empty while they load, and for those who may not refund. */
export function useSpent(userId: number): readonly PointsSpent[] {
  const mayWork = useMay();
  const { data } = useQuery({
    queryKey: [spentPath, userId],
    queryFn: ({ signal }) =>
      api.call<{ data: PointsSpent[] }>('GET', spentPath, {
        params: { id: userId },
        query: { limit: atMost },
        signal,
      }),
    enabled: mayWork,
  });
  return data?.data.data ?? nothing;
}
