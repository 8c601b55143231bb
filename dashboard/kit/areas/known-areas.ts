import type { FieldsOfCodes } from '../edit/server-problems.ts';
import type { Followed } from '../live/followed.ts';
import { type Rooms, roomsOf } from '../routes/rooms.ts';
import type { Finder } from '../shell/found.ts';
import type { HelpItem } from '../shell/help-item.ts';
import { type Late, lateExtra } from '../ui/late.tsx';
import type { Area } from './area.ts';
import type { Kind } from './kind.ts';
import type { RoomName } from './room.ts';

/** The definitions of all areas, combined. */
export interface KnownAreas {
  kinds: Readonly<Record<string, Kind>>;
  rooms: Rooms;
  starts: readonly (() => Promise<void>)[];
  followed: readonly Followed[];
  finders: readonly (() => Promise<Finder>)[];
  help: readonly HelpItem[];
  waiting: readonly Late<{ room: RoomName }>[];
  bar: readonly Late<object>[];
  fieldsOfCodes: FieldsOfCodes;
}

export function together(areas: readonly Area[]): KnownAreas {
  return {
    rooms: roomsOf(areas.flatMap(({ rooms = [] }) => rooms)),
    starts: areas.flatMap(({ start = [] }) => start),
    kinds: Object.fromEntries(areas.flatMap(({ kinds = {} }) => Object.entries(kinds))),
    followed: areas.flatMap(({ followed = [] }) => followed),
    finders: areas.flatMap(({ finder = [] }) => finder),
    help: areas.flatMap(({ help = [] }) => help),
    bar: areas.flatMap(({ bar }) => (bar === undefined ? [] : lateExtra(bar))),
    waiting: areas.flatMap(({ waiting }) => (waiting === undefined ? [] : lateExtra(waiting))),
    fieldsOfCodes: Object.assign({}, ...areas.map((area) => area.fieldsOfCodes)),
  };
}
