import { describe, expect, test } from 'vitest';
import type { Decider } from '../decider.ts';
import { actors } from '../testing/actors.ts';
import { testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { readRows } from '../testing/rows.ts';
import { member } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import { type MemberRole, memberRoles } from './member-kinds.ts';
import { initialMember, type MemberState } from './member-state.ts';
import {
  commandToRole,
  type MemberRoleCommand,
  type MemberStanding,
  memberRoleTransitions,
  memberStanding,
} from './role-transitions.ts';

const withRole = ({ status: role, ...standing }: MemberStanding): MemberState => ({
  ...initialMember,
  ...standing,
  role,
  status: 'registered',
});

/** A decider whose state has only the fields that the role table reads. */
const byRole: Decider<MemberStanding, MemberRoleCommand, MemberEvent> = {
  category: 'user',
  initial: memberStanding(initialMember),
  decide: (standing, command, asked) => member.decide(withRole(standing), command, asked),
  evolve: (standing, event, at) => memberStanding(member.evolve(withRole(standing), event, at)),
};

/** Rows written by hand from the specification. */
const decided = readRows(
  `
  apply           | PRE_CREATED                        | applying_only | MemberApplied        | user
  approve         | applying_only, PRE_CREATED, normal | told          | MemberApproved       | staff, system
  decline         | applying_only                      | PRE_CREATED   | MemberDeclined       | staff, system | reason
  make_normal     | applying_only, influencer, curator | normal        | MemberRoleChanged    | staff, system
  ban             | others                             | banned        | MemberBanned         | staff, system | reason
  unban           | banned                             | told          | MemberUnbanned       | staff, system |        | role before
  see_first_login | influencer, curator                | same          | MemberFirstLoginSeen | user, staff   |        | unseen
  change_grade    | every                              | same          | MemberGradeChanged   | staff, system
  `,
  { others: memberRoles.filter((role) => role !== 'banned'), every: memberRoles },
);

describe('the role table', () => {
  testEveryRow<MemberStanding, MemberRoleCommand, MemberEvent>({
    entity: 'user',
    decider: byRole,
    table: memberRoleTransitions,
    decided,
    statuses: memberRoles,
    stateOf: (status) => ({
      status: status as MemberRole,
      roleBeforeBan: 'influencer',
      isFirstLoginAfterApproval: true,
    }),
    factsOf: ({ roleBeforeBan, isFirstLoginAfterApproval }) =>
      new Set([
        ...(roleBeforeBan === null ? [] : ['role before']),
        ...(isFirstLoginAfterApproval ? ['unseen'] : []),
      ]),
    samples: {
      apply: { command: { action: 'apply' }, events: [{ type: 'MemberApplied', data: {} }] },
      approve: {
        command: { action: 'approve', role: 'influencer' },
        events: ({ status }) => [{ type: 'MemberApproved', data: { from: status, to: 'influencer' } }],
        told: { applying_only: 'influencer', PRE_CREATED: 'influencer', normal: 'influencer' },
      },
      decline: { command: { action: 'decline' }, events: [{ type: 'MemberDeclined', data: {} }] },
      make_normal: {
        command: { action: 'make_normal' },
        events: ({ status }) => [{ type: 'MemberRoleChanged', data: { from: status, to: 'normal' } }],
      },
      ban: {
        command: { action: 'ban' },
        events: ({ status }) => [{ type: 'MemberBanned', data: { from: status } }],
      },
      unban: {
        command: { action: 'unban' },
        events: [{ type: 'MemberUnbanned', data: { to: 'influencer' } }],
        told: { banned: 'influencer' },
      },
      see_first_login: {
        command: { action: 'see_first_login' },
        events: [{ type: 'MemberFirstLoginSeen', data: {} }],
      },
      change_grade: {
        command: { action: 'change_grade', grade: 'red' },
        events: [{ type: 'MemberGradeChanged', data: { from: 'white', to: 'red' } }],
      },
    },
  });
});

const { givenState } = scenarios(byRole);
const standing = (status: MemberRole, more: Partial<MemberStanding> = {}): MemberStanding => ({
  status,
  roleBeforeBan: null,
  isFirstLoginAfterApproval: false,
  ...more,
});

test('a member registered as banned has no previous role, and an approval is seen once', () => {
  givenState(standing('banned')).when({ action: 'unban' }, actors.staff).thenRefused('user.no_role_before');
  givenState(standing('curator'))
    .when({ action: 'see_first_login' }, actors.user)
    .thenRefused('user.first_login_seen');
});

test('the role of a missing or removed member cannot change', () => {
  const given = scenarios(member).givenState;
  for (const status of ['none', 'expired', 'forgotten'] as const) {
    given({ ...initialMember, role: 'normal', status })
      .when({ action: 'ban' }, actors.staff)
      .thenRefused('user.transition_not_allowed');
  }
});

test('of two concurrent decisions, the second is refused, in both orders', () => {
  const applicant = standing('applying_only');
  const [approve, decline, ban] = [
    { action: 'approve', role: 'curator' },
    { action: 'decline' },
    { action: 'ban' },
  ] as const;
  const after = (command: MemberRoleCommand) => {
    const decision = givenState(applicant).when(command, actors.staff).decision;
    if (!decision.ok) throw new Error('the command was refused');
    return decision.events.reduce((state, event) => byRole.evolve(state, event, ''), applicant);
  };
  givenState(after(approve)).when(decline, actors.staff).thenRefused('user.transition_not_allowed');
  givenState(after(ban)).when(approve, actors.staff).thenRefused('user.transition_not_allowed');
  givenState(after(ban)).when(decline, actors.staff).thenRefused('user.transition_not_allowed');
  // The member can still be banned; unbanning restores the decided role.
  givenState(after(approve))
    .when(ban, actors.staff)
    .then({ type: 'MemberBanned', data: { from: 'curator' } });
  givenState(after(decline))
    .when(approve, actors.staff)
    .then({ type: 'MemberApproved', data: { from: 'PRE_CREATED', to: 'curator' } });
});

test('a ban recorded as a role change, as before `MemberBanned`, ends the same way', () => {
  const told: MemberEvent = { type: 'MemberRoleChanged', data: { from: 'curator', to: 'banned' } };
  givenState(byRole.evolve(standing('curator'), told, ''))
    .when({ action: 'unban' }, actors.staff)
    .then({ type: 'MemberUnbanned', data: { to: 'curator' } });
});

test.each([
  ['applying_only', 'curator', { action: 'approve', role: 'curator' }],
  ['applying_only', 'PRE_CREATED', { action: 'decline' }],
  ['curator', 'normal', { action: 'make_normal' }],
  ['curator', 'curator', null],
  ['curator', 'influencer', { action: 'approve', role: 'influencer' }],
  ['normal', 'banned', { action: 'ban' }],
  ['normal', 'applying_only', { action: 'apply' }],
] as const)('from %s to %s one comes by %j', (role, to, command) => {
  expect(commandToRole({ role, roleBeforeBan: null }, to)).toEqual(command);
});

test('the end of a ban leads back only to the role before it', () => {
  const banned = { role: 'banned', roleBeforeBan: 'influencer' } as const;
  expect(commandToRole(banned, 'influencer')).toEqual({ action: 'unban' });
  expect(commandToRole(banned, 'curator')).toEqual({ action: 'approve', role: 'curator' });
});
