import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../client/api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Sends calls even if the device reports that it is offline: a failed call shows an error, while a paused one
      // would show nothing.
      networkMode: 'always',
      staleTime: 5_000,
      retryDelay: 600,
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
