import { memberGrades } from '#domain/members/member-kinds.ts';
import {
  approvedRoles,
  type MemberRoleAction,
  memberRoleTransitions,
} from '#domain/members/role-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm } from '../kit/actions/fields.ts';

/**
 * The staff's actions on a member's role, in the order of the buttons. Null for actions that only the member takes.
 */
const forms: Readonly<Record<MemberRoleAction, ActionForm | null>> = {
  approve: {
    fields: [
      {
        name: 'role',
        text: 'role',
        kind: 'choice',
        required: true,
        options: approvedRoles,
        group: 'member.role',
        first: 'curator',
      },
    ],
  },
  change_grade: {
    fields: [
      {
        name: 'grade',
        text: 'memberGrade',
        kind: 'choice',
        required: true,
        options: memberGrades,
        group: 'member.grade',
      },
    ],
    look: 'quiet',
  },
  unban: { fields: [] },
  make_normal: { fields: [], look: 'quiet' },
  decline: { fields: [], look: 'danger' },
  ban: { fields: [], look: 'danger' },
  see_first_login: { fields: [], look: 'quiet' },
  apply: null,
};

export const memberActionTable: ActionTable<MemberRoleAction> = {
  entity: 'user',
  path: '/v1/users',
  transitions: memberRoleTransitions,
  forms,
  names: 'member.roleActions',
  statuses: 'member.role',
  why: 'member.why',
};
