import type { Reacting } from '../reacting.ts';
import { addressDeadlines } from './address-proposal.ts';
import { member } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import type { MemberState } from './member-state.ts';
import type { MemberRoleCommand } from './role-transitions.ts';
import { type StaffCommand, type StaffEvent, type StaffState, staff } from './staff.ts';

export const memberReacting: Reacting<MemberState, MemberRoleCommand, MemberEvent> = {
  decider: member,
  deadlines: ({ type, data }, on) =>
    type === 'MemberAddressOwnerTold' ? addressDeadlines('user', data, on) : [],
};

export const staffReacting: Reacting<StaffState, StaffCommand, StaffEvent> = {
  decider: staff,
  deadlines: ({ type, data }, on) =>
    type === 'StaffAddressOwnerTold' ? addressDeadlines('staff', data, on) : [],
};
