import type { Guards, Rules, Transition } from '../transition-table.ts';
import { type MemberGrade, type MemberRole, memberRoles } from './member-kinds.ts';
import type { MemberState } from './member-state.ts';

export type MemberRoleGuard = 'roleBefore' | 'unseen';

/** The part of a member's state that the role table reads. The role takes the place of a status. */
export interface MemberStanding extends Pick<MemberState, 'roleBeforeBan' | 'isFirstLoginAfterApproval'> {
  status: MemberRole;
}

const byStaff = ['staff', 'system'] as const;
const notBanned = memberRoles.filter((role) => role !== 'banned');

/**
 * The actions that change a member's role. Grades are independent of the role and set by staff. Applying or being prepared
 * without an account registers the member with that role.
 */
export const memberRoleTransitions = [
  { action: 'apply', from: ['PRE_CREATED'], to: 'applying_only', event: 'MemberApplied', who: ['user'] },
  {
    action: 'approve',
    from: ['applying_only', 'PRE_CREATED', 'normal'],
    to: 'told',
    event: 'MemberApproved',
    who: byStaff,
  },
  {
    action: 'decline',
    from: ['applying_only'],
    to: 'PRE_CREATED',
    event: 'MemberDeclined',
    who: byStaff,
    reason: 'required',
  },
  {
    action: 'make_normal',
    from: ['applying_only', 'influencer', 'curator'],
    to: 'normal',
    event: 'MemberRoleChanged',
    who: byStaff,
  },
  { action: 'ban', from: notBanned, to: 'banned', event: 'MemberBanned', who: byStaff, reason: 'required' },
  {
    action: 'unban',
    from: ['banned'],
    to: 'told',
    event: 'MemberUnbanned',
    who: byStaff,
    reason: 'optional',
    guards: ['roleBefore'],
  },
  {
    action: 'see_first_login',
    from: ['influencer', 'curator'],
    to: 'same',
    event: 'MemberFirstLoginSeen',
    who: ['user', 'staff'],
    guards: ['unseen'],
  },
  { action: 'change_grade', from: memberRoles, to: 'same', event: 'MemberGradeChanged', who: byStaff },
] as const satisfies readonly Transition<string, MemberRole, MemberRoleGuard>[];

export type MemberRoleAction = (typeof memberRoleTransitions)[number]['action'];

const guards: Guards<MemberRoleGuard, MemberStanding> = {
  // A member who was registered as banned has no earlier role to restore. Staff can create another account for the person.
  roleBefore: ({ roleBeforeBan }) => (roleBeforeBan === null ? 'no_role_before' : null),
  unseen: ({ isFirstLoginAfterApproval }) => (isFirstLoginAfterApproval ? null : 'first_login_seen'),
};

export const memberRoleRules: Rules<MemberRole, MemberRoleGuard, MemberStanding, MemberRoleAction> = {
  entity: 'user',
  table: memberRoleTransitions,
  guards,
};

export function memberStanding(
  member: Omit<MemberStanding, 'status'> & { role: MemberRole },
): MemberStanding {
  return {
    status: member.role,
    roleBeforeBan: member.roleBeforeBan,
    isFirstLoginAfterApproval: member.isFirstLoginAfterApproval,
  };
}

/** The roles that an approval can give. */
export const approvedRoles = ['curator', 'influencer'] as const satisfies readonly MemberRole[];
export type ApprovedRole = (typeof approvedRoles)[number];

const isApproved = (role: MemberRole): role is ApprovedRole => approvedRoles.some((each) => each === role);

export type MemberRoleCommand =
  | { action: 'approve'; role: ApprovedRole }
  | { action: 'change_grade'; grade: MemberGrade }
  | { action: Exclude<MemberRoleAction, 'approve' | 'change_grade'> };

/**
 * Returns the command that takes a member from its role to another, for clients that only know roles. Null if the member
 * already has that role. If the table has no such path, returns the action that usually leads there, which the table then
 * refuses.
 */
export function commandToRole(
  { role, roleBeforeBan }: Pick<MemberState, 'role' | 'roleBeforeBan'>,
  to: MemberRole,
): MemberRoleCommand | null {
  if (role === to) return null;
  if (role === 'banned' && roleBeforeBan === to) return { action: 'unban' };
  if (isApproved(to)) return { action: 'approve', role: to };
  const actions = {
    normal: 'make_normal',
    banned: 'ban',
    PRE_CREATED: 'decline',
    applying_only: 'apply',
  } as const;
  return { action: actions[to] };
}
