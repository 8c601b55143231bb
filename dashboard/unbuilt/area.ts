import { createElement } from 'react';
import type { Area } from '../kit/areas/area.ts';
import type { Room, RoomPage } from '../kit/areas/room.ts';
import type { UnbuiltName } from './unbuilt-name.ts';

const page = (load: RoomPage['load']): RoomPage => ({ texts: ['unbuilt', 'session'], load });

type Planned = Omit<Room, 'name' | 'page'> & { name: UnbuiltName };

const inFrame = (room: Planned): Room => ({
  ...room,
  page: page(async () => {
    const { PlaceholderRoom } = await import('./placeholder-room.tsx');
    return () => createElement(PlaceholderRoom, { room: room.name });
  }),
});

/** Pages that are not built yet. Each describes its future content. The navigation does not list them. */
export const unbuilt: Area = {
  rooms: (
    [
      { name: 'productsOld', path: '/products-oldview', access: 'staff', section: 'catalogue' },
    ] satisfies Planned[]
  ).map(inFrame),
};
