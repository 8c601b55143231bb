import { test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type StaffEvent, staff } from './staff.ts';

const { given } = scenarios(staff);
const personal = 'sealed' as Sealed;
const description = { staffId: 4, username: 'kim', personal };
const added: StaffEvent = { type: 'StaffAdded', data: description };
const removed: StaffEvent = { type: 'StaffRemoved', data: {} };
const expired: StaffEvent = { type: 'StaffRegistrationExpired', data: { staffId: 4 } };

test('staff or the system add a staff member once', () => {
  for (const actor of [actors.staff, system])
    given([])
      .when({ action: 'add', ...description }, actor)
      .then(added);
  for (const actor of [actors.brand_admin, actors.user]) {
    given([])
      .when({ action: 'add', ...description }, actor)
      .thenRefused('staff.forbidden');
  }
  given([added])
    .when({ action: 'add', ...description }, system)
    .thenRefused('staff.transition_not_allowed');
});

test('a staff member’s name is kept until the account is removed', () => {
  const named: StaffEvent = { type: 'StaffPersonalDataSet', data: { personal: null } };
  given([added]).when({ action: 'set_personal_data', personal: null }, actors.staff).then(named);
  given([added]).when({ action: 'set_personal_data', personal }, actors.staff).thenNothing();
  given([added]).when({ action: 'remove' }, actors.staff).then(removed);
  given([added, removed])
    .when({ action: 'remove' }, actors.staff)
    .thenRefused('staff.transition_not_allowed');
});

test('a password change is recorded without the password until the account is removed', () => {
  const changed: StaffEvent = { type: 'StaffPasswordChanged', data: {} };
  for (const actor of [actors.staff, system])
    given([added, changed]).when({ action: 'change_password' }, actor).then(changed);
  given([added]).when({ action: 'change_password' }, actors.brand_admin).thenRefused('staff.forbidden');
  given([added, removed])
    .when({ action: 'change_password' }, system)
    .thenRefused('staff.transition_not_allowed');
});

test('staff end a staff sign-in', () => {
  const ended: StaffEvent = { type: 'StaffSignInEnded', data: {} };
  given([added, ended]).when({ action: 'end_sign_in' }, actors.staff).then(ended);
  given([added]).when({ action: 'end_sign_in' }, actors.brand_admin).thenRefused('staff.forbidden');
});

test('only the owner sets up a second factor; others can remove it', () => {
  const set: StaffEvent = { type: 'StaffSecondFactorSet', data: {} };
  const taken: StaffEvent = { type: 'StaffSecondFactorRemoved', data: {} };
  given([added]).when({ action: 'set_second_factor' }, actors.staff).then(set);
  given([added]).when({ action: 'set_second_factor' }, system).thenRefused('staff.forbidden');
  for (const actor of [actors.staff, system])
    given([added, set]).when({ action: 'remove_second_factor' }, actor).then(taken);
});

test('the owner links one identity at a time; others can unlink it', () => {
  const identity = 'sealed identity' as Sealed;
  const linked: StaffEvent = { type: 'StaffIdentityLinked', data: { identity } };
  const unlinked: StaffEvent = { type: 'StaffIdentityUnlinked', data: {} };
  const link = { action: 'link_identity', identity } as const;
  given([added]).when(link, actors.staff).then(linked);
  given([added]).when(link, system).thenRefused('staff.forbidden');
  given([added, linked]).when(link, actors.staff).thenRefused('staff.identity_linked');
  given([added, linked, unlinked]).when(link, actors.staff).then(linked);
  for (const actor of [actors.staff, system])
    given([added, linked]).when({ action: 'unlink_identity' }, actor).then(unlinked);
  given([added]).when({ action: 'unlink_identity' }, actors.staff).thenNothing();
  given([added, removed]).when(link, actors.staff).thenRefused('staff.transition_not_allowed');
});

test('the system records a mailed password link while the account exists', () => {
  const mailed: StaffEvent = { type: 'StaffPasswordLinkMailed', data: {} };
  given([added, mailed]).when({ action: 'mail_password_link' }, system).then(mailed);
  given([added]).when({ action: 'mail_password_link' }, actors.staff).thenRefused('staff.forbidden');
  given([added, removed])
    .when({ action: 'mail_password_link' }, system)
    .thenRefused('staff.transition_not_allowed');
});

test('an invitation that was never completed expires and can no longer complete', () => {
  given([]).when({ action: 'expire', staffId: 4 }, system).then(expired);
  given([added]).when({ action: 'expire', staffId: 4 }, system).thenNothing();
  given([expired])
    .when({ action: 'add', ...description }, system)
    .thenRefused('staff.transition_not_allowed');
});

test('roles are stored in a fixed order, and only changes are recorded', () => {
  const set: StaffEvent = { type: 'StaffRolesSet', data: { roles: ['auditor', 'support'] } };
  given([added])
    .when({ action: 'set_roles', roles: ['owner'] }, actors.staff)
    .thenNothing();
  given([added])
    .when({ action: 'set_roles', roles: ['support', 'auditor'] }, actors.staff)
    .then(set);
  given([added, set])
    .when({ action: 'set_roles', roles: ['support', 'auditor'] }, system)
    .thenNothing();
  given([added])
    .when({ action: 'set_roles', roles: ['owner'] }, actors.brand_admin)
    .thenRefused('staff.forbidden');
  given([])
    .when({ action: 'set_roles', roles: ['owner'] }, system)
    .thenRefused('staff.transition_not_allowed');
});
