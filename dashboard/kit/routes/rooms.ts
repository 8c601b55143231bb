import { matchRoutes } from 'react-router';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import type { Room } from '../areas/room.ts';
import { mayDo, type Rights } from '../session/rights.ts';
import type { Scope } from '../session/token.ts';

/** All pages, and the ways to find one. */
export interface Rooms {
  list: readonly Room[];
  /**
   * The page at a path; null if the path is unknown. Static segments win over parameters, in any order of the list.
   */
  at(pathname: string): Room | null;
  /** Returns the path of the scope's usual start page. */
  start(scope: Scope): string;
}

export function roomsOf(list: readonly Room[]): Rooms {
  const routes = list.map((room) => ({ path: room.path, handle: room }));
  return {
    list,
    at: (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null,
    start: (scope) => list.find(({ startOf }) => startOf === scope)?.path ?? '/login',
  };
}

/** The staff role that a page requires. */
export function askedOf({ isAction, staff }: Room): AskedOfStaff {
  return staff ?? (isAction ? dailyWork : 'any');
}

export function mayOpen(room: Room, rights: Rights): boolean {
  if (room.access === 'public') return true;
  return (room.access !== 'staff' || rights.scope === 'staff') && mayDo(rights, askedOf(room));
}
