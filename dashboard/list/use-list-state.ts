import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListShape, type ListState, searchOf, stateFrom, withFilter } from './list-state.ts';

/** The state of a list in the page's address, and the ways to change it. */
export function useListState(shape: ListShape) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateFrom(search, shape), [search, shape]);
  const set = (next: ListState) => setSearch(searchOf(next, shape), { preventScrollReset: true });
  return {
    state,
    set,
    setFilter: (name: string, value: string | null) => set(withFilter(state, name, value)),
    clearFilters: () => set({ ...state, filters: {}, page: 1 }),
    setOrder: (order: string | null) => set({ ...state, order, page: 1 }),
    setPage: (page: number) => set({ ...state, page }),
    setSize: (size: number) => set({ ...state, size, page: 1 }),
    setColumns: (columns: ListState['columns']) => set({ ...state, columns }),
    setDensity: (density: ListState['density']) => set({ ...state, density }),
  };
}

export type ListControl = ReturnType<typeof useListState>;
