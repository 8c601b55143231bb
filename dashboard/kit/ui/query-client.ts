import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../client/api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A device that takes itself for offline is told so by the call that fails, not left waiting.
      networkMode: 'always',
      staleTime: 5_000,
      retryDelay: 600,
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
