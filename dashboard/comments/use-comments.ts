import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Comment, CommentPage } from '#read-api/comments/contract.ts';
import { api } from '../kit/client/api.ts';
import { commentsPaths, type Thing } from './paths.ts';

const atOnce = 20;

/** The comments on an entity, the newest last, loaded page by page. */
export function useComments({ kind, id }: Thing) {
  const path = commentsPaths[kind];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [path, id],
    queryFn: async ({ pageParam: offset, signal }) => {
      const query = { limit: atOnce, offset };
      return (await api.call<CommentPage>('GET', path, { params: { id }, query, signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * atOnce < count ? pages.length * atOnce : undefined,
    placeholderData: keepPreviousData,
  });
  return {
    comments: data && unique(data.pages.flatMap((page) => page.data)).toReversed(),
    count: data?.pages.at(-1)?.count ?? 0,
    error,
    onRetry: () => void refetch(),
    onEarlier: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}

/**
 * A comment that is written between two requests moves the last comment of a page to the next page, so that one
 * arrives twice.
 */
function unique(comments: readonly Comment[]): Comment[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}
