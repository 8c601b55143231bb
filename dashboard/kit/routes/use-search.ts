import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Returns the new search for the newest one. */
type Change = (newest: URLSearchParams) => URLSearchParams;

/**
 * The search of the rendered address, and a function that changes it. The function starts from the browser's current
 * address: a busy page renders later than its address changes, and the previous choice must not be lost.
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
