import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DeltaType } from '#domain/points/point-kinds.ts';
import type { PointMove } from '#read-api/briefs/points/move-contract.ts';
import { api } from '../kit/client/api.ts';
import { pointsPath } from './paths.ts';

const atOnce = 10;

interface MovesPage {
  count: number;
  data: PointMove[];
}

/** The movements of a member's points, newest first, loaded page by page. `way` null loads both gains and losses. */
export function usePointMoves(userId: number, way: DeltaType | null) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [pointsPath, userId, way],
    queryFn: async ({ pageParam: offset, signal }) => {
      const query = { delta_type: way, limit: atOnce, offset };
      return (await api.call<MovesPage>('GET', pointsPath, { params: { id: userId }, query, signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * atOnce < count ? pages.length * atOnce : undefined,
    placeholderData: keepPreviousData,
  });
  return {
    moves: data?.pages.flatMap((page) => page.data),
    count: data?.pages.at(-1)?.count ?? 0,
    error,
    onRetry: () => void refetch(),
    onMore: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}
