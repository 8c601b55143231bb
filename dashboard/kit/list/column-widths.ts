import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { RoomName } from '../areas/room.ts';

/** Of the columns that somebody has made wider or narrower, by field; in pixels. */
export type ColumnWidths = Readonly<Record<string, number>>;

const [narrowest, widest] = [48, 960];
const none: ColumnWidths = {};

/** They belong to a screen: they stay in this browser, room by room, and go along with no address and no view. */
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

/** The columns are as wide as the list has them again. */
export function forgetWidths(room: RoomName): void {
  widths.setState({ [room]: none });
}

export interface Sized {
  field: string;
  width?: number;
  minWidth?: number;
  flex?: number;
}

/** A column as wide as somebody has made it; the others share what is left as before. */
export function atWidth<Column extends Sized>(column: Column, of: ColumnWidths): Column {
  const width = of[column.field];
  if (width === undefined) return column;
  const { flex: _, ...fixed } = column;
  return { ...fixed, width, minWidth: Math.min(column.minWidth ?? narrowest, width) } as Column;
}
