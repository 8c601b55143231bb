import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import type { en } from '../../i18n/en/index.ts';
import type { TextArea } from '../../i18n/i18n.ts';
import type { Identity, Scope } from '../session/token.ts';
import type { RoomIcon } from '../shell/room-icons.ts';

/**
 * Who may open a page: `public` for everybody, `shell` for signed-in brand admins and staff, `staff` for staff only.
 */
export type Access = 'public' | 'shell' | 'staff';

/** The sections of the navigation, from top to bottom. */
export const sections = [
  'logistics',
  'content',
  'catalogue',
  'people',
  'brands',
  'money',
  'figures',
  'support',
] as const;
export type Section = (typeof sections)[number];

/** A page's key in the texts under `rooms`. */
export type RoomName = keyof typeof en.rooms;

/**
 * A page of the back-office at its path. A page with several paths has one entry per path, all with the same name.
 */
export interface Room {
  name: RoomName;
  path: string;
  access: Access;
  /**
   * The staff role that the page requires. By default, the role for daily work if `isAction` is set, otherwise any
   * role.
   */
  staff?: AskedOfStaff;
  /** Section of the navigation that lists the page; omitted for pages that no navigation lists. */
  section?: Section;
  /** The page's position in its section of the navigation; `icon` is shown there. */
  place?: number;
  icon?: RoomIcon;
  /**
   * The navigation entry of a page with the person's own entity, such as a brand admin's brand. Null hides the entry.
   */
  own?: (identity: Identity) => OwnEntry | null;
  /** The parent page. Its navigation entry is highlighted while this page is open. */
  under?: RoomName;
  /** Whether the page serves one action and is named after it. */
  isAction?: true;
  /** The scope whose usual start page this is. */
  startOf?: Identity['scope'];
  /** The path to which this page always redirects. */
  redirect?: string;
  /** Where this page redirects persons of a scope: they have another page in its place. */
  elsewhere?: Partial<Record<Scope, string>>;
  /** The page's code; omitted if the page always redirects. */
  page?: RoomPage;
}

interface OwnEntry {
  path: string;
  name: (t: TFunction) => string;
}

/** A page's code and texts. They are loaded when the page is first opened. */
export interface RoomPage {
  texts: readonly TextArea[];
  load: () => Promise<ComponentType>;
}
