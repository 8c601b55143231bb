import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Makes one search of another. */
type Change = (newest: URLSearchParams) => URLSearchParams;

/**
 * The address's search as the page shows it, and the way to change it. A change begins with what the address says by then:
 * a busy page is drawn later than its address changes, and what was chosen just before must not be lost.
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
