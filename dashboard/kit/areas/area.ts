import type { Room } from './room.ts';

/** What the dashboard has of an area, and what the frame around all rooms must know of it. */
export interface Area {
  rooms?: readonly Room[];
}
