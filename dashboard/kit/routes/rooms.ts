import { matchRoutes } from 'react-router';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import type { Room } from '../areas/room.ts';
import { mayDo, type Rights } from '../session/rights.ts';
import type { Scope } from '../session/token.ts';

/** Every room, and how one is found. */
export interface Rooms {
  list: readonly Room[];
  /** The room at an address; static segments win over parameters, whichever comes first. */
  at(pathname: string): Room | null;
  /** Where a person of this scope starts. */
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

/** The role that a room requires of staff. */
export function askedOf({ isAction, staff }: Room): AskedOfStaff {
  return staff ?? (isAction ? dailyWork : 'any');
}

export function mayOpen(room: Room, rights: Rights): boolean {
  if (room.access === 'public') return true;
  return (room.access !== 'staff' || rights.scope === 'staff') && mayDo(rights, askedOf(room));
}
