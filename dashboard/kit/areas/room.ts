import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import type { en } from '../../i18n/en/index.ts';
import type { TextArea } from '../../i18n/i18n.ts';
import type { Identity } from '../session/token.ts';
import type { RoomIcon } from '../shell/room-icons.ts';

/** Access to a room: `public` for everybody, `shell` for signed-in brand admins and staff, `staff` for staff only. */
export type Access = 'public' | 'shell' | 'staff';

/** The sections of the navigation, from top to bottom. */
export const sections = [
  'logistics',
  'content',
  'catalogue',
  'people',
  'brands',
  'figures',
  'support',
] as const;
export type Section = (typeof sections)[number];

/** A room's key in the texts under `rooms`. */
export type RoomName = keyof typeof en.rooms;

/** A page of the back-office at its path. A room with several paths has one entry per path, all with the same name. */
export interface Room {
  name: RoomName;
  path: string;
  access: Access;
  /** The staff role that the room requires. By default, the role for daily work if `isAction` is set, else any role. */
  staff?: AskedOfStaff;
  /** Omitted for rooms that have no navigation around them. */
  section?: Section;
  /** Its position in its section of the navigation; `icon` marks it there. */
  place?: number;
  icon?: RoomIcon;
  /** Its navigation entry, for a room with the person's own thing, such as a brand admin's brand. Null hides the entry. */
  own?: (identity: Identity) => OwnEntry | null;
  /** The parent room. Its navigation entry is highlighted while this room is open. */
  under?: RoomName;
  /** Whether the room serves one action and is named after it. */
  isAction?: true;
  /** The scope whose usual start page this room is. */
  startOf?: Identity['scope'];
  /** The path to which this room always redirects. */
  redirect?: string;
  /** Omitted if the room always redirects. */
  page?: RoomPage;
}

interface OwnEntry {
  path: string;
  name: (t: TFunction) => string;
}

/** A room's code and texts. They are loaded when the room is first opened. */
export interface RoomPage {
  texts: readonly TextArea[];
  load: () => Promise<ComponentType>;
}
