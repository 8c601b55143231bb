import { test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { memberRegistration } from '../testing/member-plans.ts';
import { member } from './member.ts';
import type { MemberDescription, MemberEvent } from './member-events.ts';
import type { RegionTies } from './region-change.ts';

const { given } = scenarios(member);
const { staff, user, system } = actors;
const { action: _, ...description }: { action: string } & MemberDescription = memberRegistration(5);
const registered: MemberEvent = { type: 'MemberRegistered', data: { ...description, regionId: 'KOREA' } };
const began: MemberEvent = { type: 'MemberRegionChangeBegan', data: { to: 'JAPAN' } };
const stopped: MemberEvent = { type: 'MemberRegionChangeStopped', data: {} };
const moved: MemberEvent = { type: 'MemberRevised', data: { changed: { regionId: 'JAPAN' } } };
const untied: RegionTies = {
  balance: 0,
  held: 0,
  waiting: 0,
  ticketId: null,
  orderId: null,
  proposalId: null,
  cash: 0,
};
const change = (ties: Partial<RegionTies> = {}) =>
  ({ action: 'change_region', to: 'JAPAN', ties: { ...untied, ...ties } }) as const;

test('a region changes in two steps while nothing binds the member to it', () => {
  given([registered]).when({ action: 'begin_region_change', to: 'JAPAN' }, system).then(began);
  given([registered, began]).when({ action: 'begin_region_change', to: 'JAPAN' }, system).thenNothing();
  given([registered, began]).when(change(), staff).then(moved);
  given([registered, began, moved]).when(change(), staff).thenNothing();
  const backTo = { action: 'change_region', to: 'KOREA', ties: untied } as const;
  given([registered, began, moved]).when(backTo, staff).thenRefused('user.region_in_use');
});

test.each([
  { balance: 1 },
  { balance: -1 },
  { held: 1 },
  { waiting: 1 },
  { ticketId: 7 },
  { cash: 5 },
  { cash: -5 },
])('%o binds a member to the region', (ties) => {
  given([registered, began]).when(change(ties), staff).thenRefused('user.region_in_use');
});

test('a change that a sign-up stopped, or that never began, has no effect', () => {
  given([registered]).when(change(), staff).thenRefused('user.region_in_use');
  given([registered, began]).when({ action: 'stop_region_change' }, system).then(stopped);
  given([registered, began]).when({ action: 'stop_region_change' }, user).thenRefused('user.forbidden');
  given([registered, began, stopped]).when({ action: 'stop_region_change' }, system).thenNothing();
  given([registered, began, stopped]).when(change(), staff).thenRefused('user.region_in_use');
});

test('another change of the profile leaves a change of the region begun', () => {
  const bio: MemberEvent = { type: 'MemberRevised', data: { changed: { bio: 'hi' } } };
  given([registered, began, bio]).when(change(), staff).then(moved);
});
