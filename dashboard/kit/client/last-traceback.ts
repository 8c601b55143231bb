import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiError } from './api-error.ts';

const store = createStore<{ error: ApiError | null }>(() => ({ error: null }));

/** Keeps an error with a traceback until the person closes it or another one follows. */
export function noteTraceback(error: ApiError): void {
  if (error.traceback !== null) store.setState({ error });
}

export function forgetTraceback(): void {
  store.setState({ error: null });
}

export function useLastTraceback(): ApiError | null {
  return useStore(store, ({ error }) => error);
}
