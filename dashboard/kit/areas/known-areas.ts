import { type Rooms, roomsOf } from '../routes/rooms.ts';
import type { Area } from './area.ts';

/** What is known of all areas together. */
export interface KnownAreas {
  rooms: Rooms;
}

export function together(areas: readonly Area[]): KnownAreas {
  return { rooms: roomsOf(areas.flatMap(({ rooms = [] }) => rooms)) };
}
