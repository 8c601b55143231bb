import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../client/api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Calls run even if the device reports that it is offline. A failed call tells the person, a paused one would not.
      networkMode: 'always',
      staleTime: 5_000,
      retryDelay: 600,
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
