import { test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { member } from './member.ts';
import type { MemberDescription, MemberEvent } from './member-events.ts';

const { given } = scenarios(member);
const { staff, user, brand_admin: admin } = actors;
const personal = 'sealed' as Sealed;
const description: MemberDescription = {
  userId: 5,
  username: 'jiwoo',
  role: 'curator',
  grade: 'white',
  gender: 'female',
  regionId: 'KOREA',
  bio: null,
  isPublic: true,
  personal,
  systemSetting: {
    postDelayDay: null,
    instagramRewardPoint: 100,
    youtubeRewardPoint: null,
    requestAmountPerTryset: 3,
    canHideLook: false,
  },
};
const registered: MemberEvent = { type: 'MemberRegistered', data: description };
const leaving: MemberEvent = { type: 'MemberForgettingRequested', data: {} };
const forgotten: MemberEvent = { type: 'MemberForgotten', data: {} };
const expired: MemberEvent = { type: 'MemberRegistrationExpired', data: { userId: 5 } };

test('a member links and unlinks one account per provider, and nobody else does', () => {
  const account = 'sealed account' as Sealed;
  const linked: MemberEvent = { type: 'MemberSocialLinked', data: { provider: 'kakao', account } };
  const unlinked: MemberEvent = { type: 'MemberSocialUnlinked', data: { provider: 'kakao' } };
  const link = { action: 'link_social', provider: 'kakao', account } as const;
  const unlink = { action: 'unlink_social', provider: 'kakao' } as const;
  given([registered]).when(link, user).then(linked);
  for (const actor of [staff, admin, system]) {
    given([registered]).when(link, actor).thenRefused('user.forbidden');
    given([registered, linked]).when(unlink, actor).thenRefused('user.forbidden');
  }
  given([registered, linked]).when(link, user).thenRefused('user.social_linked');
  given([registered, linked])
    .when({ ...link, provider: 'facebook' }, user)
    .then({ type: 'MemberSocialLinked', data: { provider: 'facebook', account } });
  given([registered, linked]).when(unlink, user).then(unlinked);
  given([registered, linked, unlinked]).when(link, user).then(linked);
  given([registered]).when(unlink, user).thenNothing();
  given([registered, leaving]).when(link, user).thenRefused('user.transition_not_allowed');
});

test('a member is registered once', () => {
  for (const actor of [staff, user, system])
    given([])
      .when({ action: 'register', ...description }, actor)
      .then(registered);
  given([])
    .when({ action: 'register', ...description }, admin)
    .thenRefused('user.forbidden');
  given([registered])
    .when({ action: 'register', ...description }, staff)
    .thenRefused('user.transition_not_allowed');
});

test.each([
  [
    { action: 'revise', fields: { bio: 'hi', isPublic: true } },
    { type: 'MemberRevised', data: { changed: { bio: 'hi' } } },
    user,
  ],
  [
    { action: 'set_personal_data', personal: null },
    { type: 'MemberPersonalDataSet', data: { personal: null } },
    user,
  ],
  [
    { action: 'change_grade', grade: 'red' },
    { type: 'MemberGradeChanged', data: { from: 'white', to: 'red' } },
    staff,
  ],
  [
    { action: 'revise_system_setting', fields: { requestAmountPerTryset: null, canHideLook: false } },
    { type: 'MemberSystemSettingRevised', data: { changed: { requestAmountPerTryset: null } } },
    staff,
  ],
  [
    { action: 'note_lost_and_found', latestLostAndFound: 'an earring in a pocket' },
    { type: 'MemberLostAndFoundNoted', data: { latestLostAndFound: 'an earring in a pocket' } },
    staff,
  ],
  [
    { action: 'set_internal_data', internal: 'sealed too' as Sealed },
    { type: 'MemberInternalDataSet', data: { internal: 'sealed too' as Sealed } },
    staff,
  ],
  [
    { action: 'set_guardian_consent', guardian: 'sealed too' as Sealed },
    { type: 'MemberGuardianConsentSet', data: { guardian: 'sealed too' as Sealed } },
    staff,
  ],
  [
    { action: 'revise', fields: { usePointsForPlan: true } },
    { type: 'MemberRevised', data: { changed: { usePointsForPlan: true } } },
    user,
  ],
  [
    { action: 'set_picture', kind: 'poster', hash: 'a' },
    { type: 'MemberPictureSet', data: { kind: 'poster', hash: 'a' } },
    user,
  ],
] as const)('%o happens once, also while leaving, and not to the forgotten', (command, event, actor) => {
  given([registered]).when(command, actor).then(event);
  given([registered, event]).when(command, actor).thenNothing();
  given([registered, leaving]).when(command, actor).then(event);
  given([registered, leaving, forgotten]).when(command, actor).thenRefused('user.transition_not_allowed');
});

test('a member cannot change its own role, grade, settings or staff notes', () => {
  for (const command of [
    { action: 'ban' },
    { action: 'set_internal_data', internal: null },
    { action: 'set_guardian_consent', guardian: null },
    { action: 'change_grade', grade: 'partner' },
    { action: 'revise_system_setting', fields: { canHideLook: true } },
    { action: 'note_lost_and_found', latestLostAndFound: null },
  ] as const) {
    given([registered]).when(command, user).thenRefused('user.forbidden');
  }
});

test('a member exports its own data, and nobody else does', () => {
  const exported: MemberEvent = { type: 'MemberDataExported', data: {} };
  given([registered]).when({ action: 'export_data' }, user).then(exported);
  given([registered]).when({ action: 'export_data' }, staff).thenRefused('user.forbidden');
});

test('a member or staff end a sign-in while the member exists', () => {
  const ended: MemberEvent = { type: 'MemberSignInEnded', data: {} };
  for (const actor of [user, staff])
    given([registered, ended]).when({ action: 'end_sign_in' }, actor).then(ended);
  given([registered, leaving, forgotten])
    .when({ action: 'end_sign_in' }, staff)
    .thenRefused('user.transition_not_allowed');
});

test('a member asks to be forgotten and then is', () => {
  given([registered]).when({ action: 'request_forgetting' }, user).then(leaving);
  given([registered, leaving]).when({ action: 'request_forgetting' }, user).thenNothing();
  given([registered]).when({ action: 'forget' }, system).thenRefused('user.transition_not_allowed');
  given([registered, leaving]).when({ action: 'forget' }, staff).thenRefused('user.forbidden');
  given([registered, leaving]).when({ action: 'forget' }, system).then(forgotten);
  given([registered, leaving, forgotten]).when({ action: 'forget' }, system).thenNothing();
});

test('a registration that was never completed expires and can no longer complete', () => {
  given([]).when({ action: 'expire', userId: 5 }, system).then(expired);
  given([registered]).when({ action: 'expire', userId: 5 }, system).thenNothing();
  given([expired])
    .when({ action: 'register', ...description }, staff)
    .thenRefused('user.transition_not_allowed');
});
