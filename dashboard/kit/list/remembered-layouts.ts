import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RoomName } from '../areas/room.ts';
import type { ListState } from './list-state.ts';

/** The part of a list's state that this browser remembers for each page. */
export type Layout = Pick<ListState, 'columns' | 'density'>;

export const ownLayout: Layout = { columns: null, density: null };

const layouts = createStore<Partial<Record<RoomName, Layout>>>()(
  persist(() => ({}), { name: 'tryset.lists' }),
);

export function rememberLayout(room: RoomName, { columns, density }: Layout): void {
  layouts.setState({ [room]: { columns, density } });
}

export function useRememberedLayout(room: RoomName | null): Layout {
  return useStore(layouts, (all) => (room === null ? null : all[room]) ?? ownLayout);
}

interface Arrival {
  /** Key of the navigation; `default` if the browser opened the address itself. */
  key: string;
  search: string;
  state: unknown;
}

/** State of the browser's history entries that a list wrote. */
export const writtenByList = { list: true };

/**
 * Whether a list uses the remembered layout. A link that somebody received shows the sender's layout, even if that is the
 * list's default. Navigation in the dashboard and an address without query use the person's own layout.
 */
export function takesRememberedLayout({ key, search, state }: Arrival): boolean {
  const isWritten = typeof state === 'object' && state !== null && 'list' in state;
  return !isWritten && (key !== 'default' || search === '');
}
