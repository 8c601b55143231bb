import type { ComponentType } from 'react';
import type { EntityKind, PersonCategory } from '#domain/areas.ts';
import type { FieldsOfCodes } from '../edit/server-problems.ts';
import type { Words } from '../history/words.ts';
import type { Followed } from '../live/followed.ts';
import type { Finder } from '../shell/found.ts';
import type { HelpItem } from '../shell/help-item.ts';
import type { Kind } from './kind.ts';
import type { Room, RoomName } from './room.ts';

/** What the dashboard has of an area, and what the frame around all rooms must know of it. */
export interface Area {
  rooms?: readonly Room[];
  /** What it does from the beginning, whatever room is open. */
  start?: () => Promise<void>;
  /** What its events are of. */
  kinds?: Readonly<Partial<Record<EntityKind | PersonCategory, Kind>>>;
  words?: Words;
  /** Which calls say something else when something happens. */
  followed?: readonly Followed[];
  /** What the help menu leads to. */
  help?: readonly HelpItem[];
  /** How much waits in a room: what stands beside its entry in the navigation, loaded after the page. */
  waiting?: () => Promise<ComponentType<{ room: RoomName }>>;
  /** What stands in the bar above every room, loaded after the page. */
  bar?: () => Promise<ComponentType<object>>;
  /** Loaded when somebody first looks for something. */
  finder?: () => Promise<Finder>;
  /** Refusals that speak of one field of its forms, by the server's code. */
  fieldsOfCodes?: FieldsOfCodes;
}
