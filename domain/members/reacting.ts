import type { Consequence, Reacting } from '../reacting.ts';
import { addressDeadlines } from './address-proposal.ts';
import { member } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import type { MemberState } from './member-state.ts';
import type { MemberRoleCommand } from './role-transitions.ts';
import { type StaffCommand, type StaffEvent, type StaffState, staff } from './staff.ts';

/**
 * Returns the commands that follow from a member's event. Points that a ban held back are moved when it ends; a forgotten
 * member's points are removed. An invitation learns who accepted it.
 */
function afterMember({ type, data }: MemberEvent, { userId: id }: MemberState): Consequence[] {
  switch (type) {
    case 'MemberUnbanned':
      return [{ on: 'point_account', id, as: 'system', command: { action: 'resume' } }];
    case 'MemberInvitationAccepted': {
      const command = { action: 'accept', userId: id } as const;
      return [{ on: 'invitation', id: data.invitationId, as: 'system', command }];
    }
    case 'MemberForgotten':
      return [{ on: 'point_account', id, as: 'system', command: { action: 'forfeit' } }];
    default:
      return [];
  }
}

export const memberReacting: Reacting<MemberState, MemberRoleCommand, MemberEvent> = {
  decider: member,
  after: afterMember,
  deadlines: ({ type, data }, on) =>
    type === 'MemberAddressOwnerTold' ? addressDeadlines('user', data, on) : [],
};

export const staffReacting: Reacting<StaffState, StaffCommand, StaffEvent> = {
  decider: staff,
  deadlines: ({ type, data }, on) =>
    type === 'StaffAddressOwnerTold' ? addressDeadlines('staff', data, on) : [],
};
