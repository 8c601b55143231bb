import type { TFunction } from 'i18next';
import { type Room, type RoomName, type Section, sections } from '../areas/room.ts';
import { mayOpen, type Rooms } from '../routes/rooms.ts';
import type { Identity } from '../session/token.ts';
import type { RoomIcon } from './room-icons.ts';

export interface NavigationEntry {
  room: RoomName;
  path: string;
  name: (t: TFunction) => string;
  icon: RoomIcon | undefined;
  /** The pages that highlight this entry while they are open: its own page and the pages below it. */
  rooms: readonly RoomName[];
}

/**
 * The pages that the person may open, by section. A brand admin gets their own brand in place of the list of brands.
 */
export function navigationFor(
  rooms: Rooms,
  identity: Identity,
): { section: Section; entries: NavigationEntry[] }[] {
  return sections
    .map((section) => ({
      section,
      entries: rooms.list
        .filter((room) => room.section === section && room.place !== undefined)
        .filter((room) => mayOpen(room, identity) && room.elsewhere?.[identity.scope] === undefined)
        .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
        .flatMap((room) => entryOf(rooms, room, identity)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function entryOf({ list }: Rooms, room: Room, identity: Identity): NavigationEntry[] {
  const entry =
    room.own === undefined
      ? { path: room.path, name: (t: TFunction) => t(`rooms.${room.name}`) }
      : room.own(identity);
  const replaced = list
    .filter(({ elsewhere }) => elsewhere?.[identity.scope]?.split('?', 1)[0] === room.path)
    .map(({ name }) => name);
  const outer = [room.name, ...replaced];
  const inner = list.filter(({ under }) => under !== undefined && outer.includes(under));
  const rooms = [...outer, ...inner.map(({ name }) => name)];
  return entry === null ? [] : [{ ...entry, room: room.name, icon: room.icon, rooms }];
}
