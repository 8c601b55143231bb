import type { StaffRole } from '#domain/staff-role-kinds.ts';
import type { Room, RoomName } from '../areas/room.ts';
import { mayDo, type Rights } from '../session/rights.ts';
import { askedOf } from './rooms.ts';

/** Why a navigation was refused: the path is unknown, the room is for staff only, or the person lacks its role. */
export type Refusal =
  | { why: 'unknown'; path: string }
  | { why: 'staff'; room: RoomName }
  | { why: 'role'; room: RoomName; role: StaffRole };

/** Returns the reason why the person may not open the room. */
export function refusalOf(room: Room, rights: Rights): Refusal {
  const role = askedOf(room);
  return rights.scope === 'staff' && role !== 'any' && !mayDo(rights, role)
    ? { why: 'role', room: room.name, role }
    : { why: 'staff', room: room.name };
}
