import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Computes the new search parameters from the newest ones. */
type Change = (newest: URLSearchParams) => URLSearchParams;

/**
 * The search parameters of the rendered address, and a function that changes them. The function starts from the
 * browser's current address: a busy page renders later than its address changes, and the previous change must not be
 * lost.
 */
export function useSearch(): [
  search: URLSearchParams,
  change: (how: Change, options?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (how: Change, options?: NavigateOptions) =>
      void setSearch(how(new URLSearchParams(window.location.search)), options),
    [setSearch],
  );
  return [search, change];
}
