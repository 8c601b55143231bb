import type { ComponentType } from 'react';
import type { EntityKind, PersonCategory } from '#domain/areas.ts';
import type { FieldsOfCodes } from '../edit/server-problems.ts';
import type { Words } from '../history/words.ts';
import type { Followed } from '../live/followed.ts';
import type { Finder } from '../shell/found.ts';
import type { HelpItem } from '../shell/help-item.ts';
import type { Kind } from './kind.ts';
import type { Room, RoomName } from './room.ts';

/** One area of the dashboard: its rooms, and its entries in the shared parts such as navigation, history and search. */
export interface Area {
  rooms?: readonly Room[];
  /** Runs once when the app starts, for every room. */
  start?: () => Promise<void>;
  /** The kinds of things that its events belong to. */
  kinds?: Readonly<Partial<Record<EntityKind | PersonCategory, Kind>>>;
  words?: Words;
  /** Calls that are read again after events. */
  followed?: readonly Followed[];
  /** Its entries in the help menu. */
  help?: readonly HelpItem[];
  /** Shows the number of waiting things beside a room's entry in the navigation. Loaded after the page. */
  waiting?: () => Promise<ComponentType<{ room: RoomName }>>;
  /** Its part of the bar above every room. Loaded after the page. */
  bar?: () => Promise<ComponentType<object>>;
  /** Its part of the search. Loaded at the first search. */
  finder?: () => Promise<Finder>;
  /** The form field that each of the server's error codes concerns. */
  fieldsOfCodes?: FieldsOfCodes;
}
