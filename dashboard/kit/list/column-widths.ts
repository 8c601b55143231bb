import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RoomName } from '../areas/room.ts';

/** Widths in pixels of resized columns, by field. */
export type ColumnWidths = Readonly<Record<string, number>>;

const [narrowest, widest] = [48, 960];
const none: ColumnWidths = {};

/**
 * Widths depend on the screen, so this browser stores them for each page. Addresses and views do not contain them.
 */
const widths = createStore<Partial<Record<RoomName, ColumnWidths>>>()(
  persist(() => ({}), { name: 'tryset.widths' }),
);

export function useColumnWidths(room: RoomName | null): ColumnWidths {
  return useStore(widths, (all) => (room === null ? null : all[room]) ?? none);
}

export function keepWidth(room: RoomName, field: string, width: number): void {
  const kept = Math.min(Math.max(Math.round(width), narrowest), widest);
  widths.setState((all) => ({ [room]: { ...all[room], [field]: kept } }));
}

/** Restores the list's default widths. */
export function forgetWidths(room: RoomName): void {
  widths.setState({ [room]: none });
}

export interface Sized {
  field: string;
  width?: number;
  minWidth?: number;
  flex?: number;
}

/** A column with its resized width; the other columns share the remaining space. */
export function atWidth<Column extends Sized>(column: Column, of: ColumnWidths): Column {
  const width = of[column.field];
  if (width === undefined) return column;
  const { flex: _, ...fixed } = column;
  return { ...fixed, width, minWidth: Math.min(column.minWidth ?? narrowest, width) } as Column;
}
