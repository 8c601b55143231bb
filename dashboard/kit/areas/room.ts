import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import type { en } from '../../i18n/en/index.ts';
import type { TextArea } from '../../i18n/i18n.ts';
import type { Identity } from '../session/token.ts';
import type { RoomIcon } from '../shell/room-icons.ts';

/** Who may open a room: anybody, any signed-in brand admin or staff member, or staff alone. */
export type Access = 'public' | 'shell' | 'staff';

/** The parts of the navigation, from its top. */
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

/** What a room is called in the texts under `rooms`. */
export type RoomName = keyof typeof en.rooms;

/** A page of the back-office at its address. Several addresses of one room are rooms of the same name. */
export interface Room {
  name: RoomName;
  path: string;
  access: Access;
  /** Which of the staff; who does daily work where one does a thing there, else all. */
  staff?: AskedOfStaff;
  /** Left out outside of the frame that the navigation is a part of. */
  section?: Section;
  /** Its place in its section of the navigation, and what marks it there. */
  place?: number;
  icon?: RoomIcon;
  /** Its entry in the navigation for who has one of its things: that one's address and name. */
  own?: (identity: Identity) => OwnEntry | null;
  /** The room through which one comes here, and whose entry in the navigation is marked meanwhile. */
  under?: RoomName;
  /** One goes there in order to do one thing, and names it by that. */
  isAction?: true;
  /** Whose start page it is. */
  startOf?: Identity['scope'];
  /** Its address always leads there. */
  redirect?: string;
  /** Left out where its address always leads elsewhere. */
  page?: RoomPage;
}

interface OwnEntry {
  path: string;
  name: (t: TFunction) => string;
}

/** What is loaded when a room is first opened: its code and the texts that it speaks. */
export interface RoomPage {
  texts: readonly TextArea[];
  load: () => Promise<ComponentType>;
}
