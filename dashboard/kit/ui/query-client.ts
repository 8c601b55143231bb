import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../client/api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // On a device that believes it is offline, calls fail with an error and do not wait.
      networkMode: 'always',
      staleTime: 5_000,
      retryDelay: 600,
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
