import type { StaffRole } from '#domain/staff-role-kinds.ts';
import type { Room, RoomName } from '../areas/room.ts';
import { mayDo, type Rights } from '../session/rights.ts';
import { askedOf } from './rooms.ts';

/**
 * Why a navigation was refused: the path is unknown, the page is for staff only, or the person lacks the page's role.
 */
export type Refusal =
  | { why: 'unknown'; path: string }
  | { why: 'staff'; room: RoomName }
  | { why: 'role'; room: RoomName; role: StaffRole };

/** Returns the reason why the person may not open the page. */
export function refusalOf(room: Room, rights: Rights): Refusal {
  const role = askedOf(room);
  return rights.scope === 'staff' && role !== 'any' && !mayDo(rights, role)
    ? { why: 'role', room: room.name, role }
    : { why: 'staff', room: room.name };
}
