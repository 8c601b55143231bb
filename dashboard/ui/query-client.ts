import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../client/api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
