import type { ComponentType } from 'react';
import type { EntityKind, PersonCategory } from '#domain/areas.ts';
import type { FieldsOfCodes } from '../edit/server-problems.ts';
import type { Followed } from '../live/followed.ts';
import type { Finder } from '../shell/found.ts';
import type { HelpItem } from '../shell/help-item.ts';
import type { Kind } from './kind.ts';
import type { Room, RoomName } from './room.ts';

/** One area of the dashboard: its pages, and its entries in shared parts such as navigation, history and search. */
export interface Area {
  rooms?: readonly Room[];
  /** Runs once when the app starts, whichever page opens. */
  start?: () => Promise<void>;
  /** The kinds of entities that the area's events belong to, and parts of entities that have pages of their own. */
  kinds?: Readonly<Partial<Record<EntityKind | PersonCategory | 'order_item', Kind>>>;
  /** Queries that are refetched after events. */
  followed?: readonly Followed[];
  /** The area's entries in the help menu. */
  help?: readonly HelpItem[];
  /** Shows the number of waiting entities beside a page's entry in the navigation. Loaded after the page. */
  waiting?: () => Promise<ComponentType<{ room: RoomName }>>;
  /** The area's part of the bar above every page. Loaded after the page. */
  bar?: () => Promise<ComponentType<object>>;
  /** The area's part of the search. Loaded at the first search. */
  finder?: () => Promise<Finder>;
  /** The form field that each of the server's error codes concerns. */
  fieldsOfCodes?: FieldsOfCodes;
}
