import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RoomName } from '../areas/room.ts';
import type { ListState } from './list-state.ts';

/** The part of a list's state that a person sets up once: it stays in this browser, room by room. */
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
  /** `default` where the page was opened by its address. */
  key: string;
  search: string;
  state: unknown;
}

/** The state of a history entry that a list has written itself. */
export const writtenByList = { list: true };

/**
 * Whether a list takes the layout that is remembered. An address that somebody was sent shows the list as the sender
 * had it, also where that is the list's own layout; a way through the dashboard, or the bare address, shows one's own.
 */
export function takesRememberedLayout({ key, search, state }: Arrival): boolean {
  const isWritten = typeof state === 'object' && state !== null && 'list' in state;
  return !isWritten && (key !== 'default' || search === '');
}
