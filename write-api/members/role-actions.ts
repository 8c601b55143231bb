import { identifiedUser, memberGrades, roleNamed } from '#domain/members/member-kinds.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { approvedRoles, type MemberRoleCommand } from '#domain/members/role-transitions.ts';
import { OneOf } from '#http/contract.ts';
import { type ActionSpec, action } from '../kit/actions/action-spec.ts';
import type { ActionSpecs } from '../kit/actions/entity.ts';

type Spec = ActionSpec<MemberRoleCommand, MemberState>;

/** The fields of each action on a member's role. */
export const memberRoleActions: ActionSpecs<MemberRoleCommand, MemberState> = {
  approve: action(
    { role: OneOf([...approvedRoles, identifiedUser]) },
    ({ role }): MemberRoleCommand => ({ action: 'approve', role: roleNamed(role) }),
  ),
  decline: plain('decline'),
  make_normal: plain('make_normal'),
  ban: plain('ban'),
  unban: plain('unban'),
  see_first_login: plain('see_first_login'),
  change_grade: action(
    { grade: OneOf(memberGrades) },
    ({ grade }): MemberRoleCommand => ({ action: 'change_grade', grade }),
  ),
  apply: null,
};

function plain(name: Exclude<MemberRoleCommand['action'], 'approve' | 'change_grade'>): Spec {
  return action({}, (): MemberRoleCommand => ({ action: name }));
}
