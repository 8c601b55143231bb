import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { member } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import { initialMember } from './member-state.ts';
import { bestCertification, noFigures, onNone, snsPage, snsUsername } from './sns-account.ts';
import { snsNetworks } from './sns-kinds.ts';

const { given } = scenarios(member);
const { staff, user, brand_admin: admin } = actors;
const profile = 'sealed profile' as Sealed;
const { status: _, roleBeforeBan: __, ...initial } = initialMember;
const registered = { type: 'MemberRegistered', data: { ...initial, userId: 5 } } as MemberEvent;
const leaving: MemberEvent = { type: 'MemberForgettingRequested', data: {} };
const forgotten: MemberEvent = { type: 'MemberForgotten', data: {} };

const network = 'Instagram';
const connected: MemberEvent = { type: 'MemberSnsConnected', data: { network, profile } };
const byStaff: MemberEvent = {
  type: 'MemberSnsCertified',
  data: { network, certification: 'CERTIFIED_BY_STAFF' },
};
const bySystem: MemberEvent = {
  type: 'MemberSnsCertified',
  data: { network, certification: 'CERTIFIED_BY_SYSTEM' },
};
const disconnected: MemberEvent = { type: 'MemberSnsDisconnected', data: { network } };
const figures = { ...noFigures, followers: 1_200 };
const synced: MemberEvent = {
  type: 'MemberSnsSynced',
  data: { network, isFound: true, profile: 'sealed anew' as Sealed, figures },
};
const notFound: MemberEvent = {
  type: 'MemberSnsSynced',
  data: { network, isFound: false, profile: null, figures: null },
};

const connect = { action: 'connect_sns', network, profile } as const;
const certify = { action: 'certify_sns', network } as const;
const prove = { action: 'prove_sns', network } as const;
const disconnect = { action: 'disconnect_sns', network } as const;
const sync = { action: 'sync_sns', ...synced.data } as const;

test('a member has one account per network and disconnects it before connecting another', () => {
  for (const actor of [user, staff, system]) given([registered]).when(connect, actor).then(connected);
  given([registered]).when(connect, admin).thenRefused('user.forbidden');
  given([registered, connected]).when(connect, user).thenRefused('user.sns_connected');
  given([registered, connected])
    .when({ ...connect, network: 'Youtube' }, user)
    .then({ type: 'MemberSnsConnected', data: { network: 'Youtube', profile } });
  given([registered, connected]).when(disconnect, user).then(disconnected);
  given([registered, connected, disconnected]).when(connect, user).then(connected);
  given([registered]).when(disconnect, staff).thenNothing();
});

test('staff certify an account, but not one that the network already certified', () => {
  given([registered]).when(certify, staff).thenRefused('user.sns_not_connected');
  given([registered, connected]).when(certify, staff).then(byStaff);
  for (const actor of [user, system])
    given([registered, connected]).when(certify, actor).thenRefused('user.forbidden');
  given([registered, connected, byStaff]).when(certify, staff).thenNothing();
  given([registered, connected, byStaff]).when(prove, user).then(bySystem);
  given([registered, connected, bySystem]).when(certify, staff).thenNothing();
  given([registered, connected, bySystem]).when(prove, user).thenNothing();
  given([registered, connected, bySystem, disconnected, connected]).when(certify, staff).then(byStaff);
});

test('a late answer of the network is dropped', () => {
  given([registered, connected]).when(sync, system).then(synced);
  for (const actor of [user, staff])
    given([registered, connected]).when(sync, actor).thenRefused('user.forbidden');
  given([registered, connected, disconnected]).when(sync, system).thenNothing();
});

test('a leaving member connects no new account, and a forgotten one has none', () => {
  given([registered, leaving]).when(connect, user).thenRefused('user.transition_not_allowed');
  given([registered, connected, leaving]).when(disconnect, user).then(disconnected);
  for (const command of [connect, certify, disconnect])
    given([registered, connected, leaving, forgotten])
      .when(command, staff)
      .thenRefused('user.transition_not_allowed');
  const state = [registered, connected, synced, leaving, forgotten].reduce(
    (before, event) => member.evolve(before, event, 'then'),
    member.initial,
  );
  expect([state.sns, state.snsProfiles]).toEqual([onNone, onNone]);
});

test('keeps the figures when the account is no longer found', () => {
  const state = [registered, connected, synced, notFound].reduce(
    (before, event, index) => member.evolve(before, event, `at ${index}`),
    member.initial,
  );
  expect(state.snsProfiles).toEqual({ Instagram: 'sealed anew', Youtube: null });
  expect(state.sns.Instagram).toEqual({
    certification: 'PENDING',
    figures,
    isFound: false,
    syncedAt: 'at 3',
  });
});

test('returns the highest certification among the accounts', () => {
  expect(bestCertification(onNone)).toBeNull();
  const [pending, proven] = [{ certification: 'PENDING' }, { certification: 'CERTIFIED_BY_SYSTEM' }] as const;
  expect(bestCertification({ ...onNone, Youtube: pending })).toBe('PENDING');
  expect(bestCertification({ Instagram: proven, Youtube: pending })).toBe('CERTIFIED_BY_SYSTEM');
});

test.each([
  ['Instagram', ' @Mina.Lee ', 'mina.lee'],
  ['Instagram', 'https://www.instagram.com/mina_lee/?hl=ko', 'mina_lee'],
  ['Instagram', 'instagram.com/mina', 'mina'],
  ['Instagram', '@\u2068seoul.thread\u2069', 'seoul.thread'],
  ['Instagram', 'HTTPS://M.INSTAGRAM.COM/mina', 'mina'],
  ['Instagram', 'https://www.instagram.com/share/reel/BAJx9Kq2T_', null],
  ['Instagram', 'https://www.instagram.com/p/C7abc/', null],
  ['Instagram', 'reels', null],
  ['Instagram', 'mina lee', null],
  ['Instagram', 'https://youtube.com/@mina', null],
  ['Instagram', 'm'.repeat(31), null],
  ['Youtube', 'https://m.youtube.com/@Mina-Lee?si=x', 'mina-lee'],
  ['Youtube', 'https://www.youtube.com/@%EB%AF%BC%EC%95%84%EC%98%B7%EC%9E%A5', '민아옷장'],
  ['Youtube', '@민아옷장', '민아옷장'],
  ['Youtube', '@ab', null],
  ['Youtube', 'https://www.youtube.com/@%', null],
] as const)('an account on %s said as %j is %j', (on, said, username) => {
  expect(snsUsername(on, said)).toBe(username);
});

test('reads an account’s name from the address of its page', () => {
  for (const on of snsNetworks)
    expect(snsUsername(on, snsPage(on, '민아옷장'))).toBe(on === 'Youtube' ? '민아옷장' : null);
  expect(snsUsername('Instagram', snsPage('Instagram', 'mina.lee'))).toBe('mina.lee');
});
