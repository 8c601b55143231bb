import { test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type BrandAdminEvent, brandAdmin } from './brand-admin.ts';

const { given } = scenarios(brandAdmin);
const { staff, brand_admin: admin, user } = actors;
const personal = 'sealed' as Sealed;
const description = { brandAdminId: 4, brandId: 7, username: 'mina', personal, position: 'MD' };
const added: BrandAdminEvent = { type: 'BrandAdminAdded', data: description };
const removed: BrandAdminEvent = { type: 'BrandAdminRemoved', data: {} };
const expired: BrandAdminEvent = { type: 'BrandAdminRegistrationExpired', data: { brandAdminId: 4 } };

test('a brand admin is added once, by staff or a colleague', () => {
  for (const actor of [staff, admin, system])
    given([])
      .when({ action: 'add', ...description }, actor)
      .then(added);
  given([])
    .when({ action: 'add', ...description }, user)
    .thenRefused('brand_admin.forbidden');
  given([added])
    .when({ action: 'add', ...description }, staff)
    .thenRefused('brand_admin.transition_not_allowed');
});

test('a brand admin is revised only with changed fields, until it is removed', () => {
  const revise = { action: 'revise', fields: { personal, position: null } } as const;
  const revised: BrandAdminEvent = { type: 'BrandAdminRevised', data: { changed: { position: null } } };
  given([added]).when(revise, admin).then(revised);
  given([added, revised]).when(revise, admin).thenNothing();
  given([added]).when({ action: 'remove' }, admin).then(removed);
  given([added, removed]).when(revise, staff).thenRefused('brand_admin.transition_not_allowed');
});

test('an invited admin becomes active when the person chooses a password', () => {
  const language = 'ko' as const;
  const invited: BrandAdminEvent = { type: 'BrandAdminInvited', data: { ...description, language } };
  const renewed: BrandAdminEvent = { type: 'BrandAdminInvitationRenewed', data: { language: 'en' } };
  const activated: BrandAdminEvent = { type: 'BrandAdminActivated', data: {} };
  for (const actor of [staff, admin, system])
    given([])
      .when({ action: 'invite', ...description, language }, actor)
      .then(invited);
  given([invited, renewed]).when({ action: 'renew_invitation', language: 'en' }, staff).then(renewed);
  given([invited])
    .when({ action: 'change_password' }, staff)
    .thenRefused('brand_admin.transition_not_allowed');
  given([invited]).when({ action: 'activate' }, staff).thenRefused('brand_admin.forbidden');
  given([invited]).when({ action: 'activate' }, admin).then(activated);
  const again = [invited, activated];
  given(again).when({ action: 'activate' }, admin).thenRefused('brand_admin.transition_not_allowed');
  given(again)
    .when({ action: 'renew_invitation', language }, staff)
    .thenRefused('brand_admin.transition_not_allowed');
  given([invited]).when({ action: 'remove' }, staff).then(removed);
});

test('a password change is recorded, never the password, until the admin is removed', () => {
  const changed: BrandAdminEvent = { type: 'BrandAdminPasswordChanged', data: {} };
  for (const actor of [admin, staff])
    given([added, changed]).when({ action: 'change_password' }, actor).then(changed);
  given([added]).when({ action: 'change_password' }, user).thenRefused('brand_admin.forbidden');
  given([added, removed])
    .when({ action: 'change_password' }, staff)
    .thenRefused('brand_admin.transition_not_allowed');
});

test('a sign-in is ended by the admin, a colleague or staff, and never by a member', () => {
  const ended: BrandAdminEvent = { type: 'BrandAdminSignInEnded', data: {} };
  for (const actor of [admin, staff])
    given([added, ended]).when({ action: 'end_sign_in' }, actor).then(ended);
  given([added]).when({ action: 'end_sign_in' }, user).thenRefused('brand_admin.forbidden');
});

test('a second factor is set up only by its owner, and removed by others too', () => {
  const set: BrandAdminEvent = { type: 'BrandAdminSecondFactorSet', data: {} };
  const taken: BrandAdminEvent = { type: 'BrandAdminSecondFactorRemoved', data: {} };
  given([added]).when({ action: 'set_second_factor' }, admin).then(set);
  given([added]).when({ action: 'set_second_factor' }, staff).thenRefused('brand_admin.forbidden');
  for (const actor of [admin, staff])
    given([added, set]).when({ action: 'remove_second_factor' }, actor).then(taken);
});

test('a mailed password link is recorded only by the system, until the admin is removed', () => {
  const mailed: BrandAdminEvent = { type: 'BrandAdminPasswordLinkMailed', data: {} };
  given([added, mailed]).when({ action: 'mail_password_link' }, system).then(mailed);
  given([added]).when({ action: 'mail_password_link' }, admin).thenRefused('brand_admin.forbidden');
  given([added, removed])
    .when({ action: 'mail_password_link' }, system)
    .thenRefused('brand_admin.transition_not_allowed');
});

test('an expired registration refuses a late addition', () => {
  given([]).when({ action: 'expire', brandAdminId: 4 }, system).then(expired);
  given([expired]).when({ action: 'expire', brandAdminId: 4 }, system).thenNothing();
  given([added]).when({ action: 'expire', brandAdminId: 4 }, system).thenNothing();
  given([expired])
    .when({ action: 'add', ...description }, staff)
    .thenRefused('brand_admin.transition_not_allowed');
});
