import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { RoomName } from '../areas/room.ts';
import { useSearch } from '../routes/use-search.ts';
import { type ListShape, type ListState, searchOf, stateFrom, withFilter } from './list-state.ts';
import {
  type Layout,
  ownLayout,
  rememberLayout,
  takesRememberedLayout,
  useRememberedLayout,
  writtenByList,
} from './remembered-layouts.ts';
import { viewIdOf, withViewId } from './views/view-link.ts';

interface SetHow {
  /** Replaces the browser's history entry, so that Back skips the previous state. */
  replace?: boolean;
  /** Id of the saved view that the new state comes from. Without it, the current view stays. */
  viewId?: number | null;
}

/**
 * The state of a list in the page's address, and the functions that change it. If `room` is given, this browser
 * remembers the layout.
 */
export function useListState(shape: ListShape, room: RoomName | null = null) {
  const [search, change] = useSearch();
  const location = useLocation();
  const remembered = useRememberedLayout(room);
  const inAddress = useMemo(() => stateFrom(search, shape), [search, shape]);
  const viewId = viewIdOf(search);
  // A saved view has its own layout, so the remembered layout does not apply.
  const isArrival =
    viewId === null &&
    inAddress.columns === null &&
    inAddress.density === null &&
    takesRememberedLayout(location);
  const { columns, density } = isArrival ? remembered : inAddress;
  const state = useMemo(() => ({ ...inAddress, columns, density }), [inAddress, columns, density]);

  /** Changes the newest state of the address. Without `viewId` the view stays. */
  function update(next: (now: ListState) => ListState, { replace = false, viewId: from }: SetHow = {}) {
    const searchAfter = (newest: URLSearchParams) => {
      const now = stateFrom(newest, shape);
      const layout = {
        columns: now.columns ?? (isArrival ? columns : null),
        density: now.density ?? (isArrival ? density : null),
      };
      const view = from === undefined ? viewIdOf(newest) : from;
      return withViewId(searchOf(next({ ...now, ...layout }), shape), view);
    };
    change(searchAfter, { preventScrollReset: true, replace, state: writtenByList });
  }

  const isBehind = isArrival && (columns !== null || density !== null);
  useEffect(() => {
    // The address contains the remembered layout too, so that a shared link shows the same list.
    if (isBehind) {
      change(() => withViewId(searchOf(state, shape), viewId), {
        preventScrollReset: true,
        replace: true,
        state: writtenByList,
      });
    }
  }, [isBehind, state, shape, viewId, change]);

  function arrange(how: (now: Layout) => Layout) {
    update((now) => {
      const layout = how(now);
      if (room !== null) rememberLayout(room, layout);
      return { ...now, ...layout };
    });
  }

  return {
    state,
    set: (next: ListState, how?: SetHow) => update(() => next, how),
    /** Marks the list as coming from a saved view, and keeps the list's state. */
    comeFrom: (viewId: number | null) => update((now) => now, { replace: true, viewId }),
    setFilter: (name: string, value: string | null) => update((now) => withFilter(now, name, value)),
    setFilters: (values: Readonly<Record<string, string | null>>) =>
      update((now) =>
        Object.entries(values).reduce((state, [name, value]) => withFilter(state, name, value), now),
      ),
    clearFilters: () => update((now) => ({ ...now, filters: {}, page: 1 })),
    setOrder: (order: string | null) => update((now) => ({ ...now, order, page: 1 })),
    setPage: (page: number) => update((now) => ({ ...now, page })),
    setSize: (size: number) => update((now) => ({ ...now, size, page: 1 })),
    setColumns: (how: (now: Layout['columns']) => Layout['columns']) =>
      arrange(({ columns, density }) => ({ columns: how(columns), density })),
    setDensity: (density: Layout['density']) => arrange(({ columns }) => ({ columns, density })),
    resetLayout: () => arrange(() => ownLayout),
  };
}

export type ListControl = ReturnType<typeof useListState>;
