import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import type { WalletEvent } from './card-events.ts';
import { brandWallet, memberWallet, mostCards } from './wallet.ts';

const member = scenarios(memberWallet).given;
const brand = scenarios(brandWallet).given;
const { staff, user, brand_admin: admin } = actors;
const cardOf = (cardId: number) => ({
  ownerId: 5,
  cardId,
  lastFour: '4242',
  issuer: 'Shinhan',
  description: null,
});
const registered = (cardId: number): WalletEvent => ({ type: 'CardRegistered', data: cardOf(cardId) });
const primary = (cardId: number): WalletEvent => ({ type: 'CardMadePrimary', data: { cardId } });
const gone = (cardId: number): WalletEvent => ({ type: 'CardRemoved', data: { cardId } });
const consented = { lacksGuardian: false };
const register = (cardId: number) => ({ action: 'register_card', ...cardOf(cardId), ...consented }) as const;
const remove = (cardId: number) => ({ action: 'remove_card', cardId }) as const;

test('a member has one card, which is replaced, described and removed', () => {
  for (const actor of [user, staff, system]) member([]).when(register(1), actor).then(registered(1));
  member([]).when(register(1), admin).thenRefused('card.forbidden');
  member([registered(1)])
    .when(register(1), user)
    .thenNothing();
  member([registered(1)])
    .when(register(2), user)
    .thenRefused('card.too_many', { most: 1 });
  const other = { cardId: 1, lastFour: '1881', issuer: null };
  const replaced: WalletEvent = { type: 'CardReplaced', data: other };
  member([registered(1)])
    .when({ action: 'replace_card', ...other, ...consented }, user)
    .then(replaced);
  const description = 'sealed words' as Sealed;
  const described: WalletEvent = { type: 'CardDescribed', data: { cardId: 1, description } };
  const describe = { action: 'describe_card', cardId: 1, description } as const;
  member([registered(1)])
    .when(describe, user)
    .then(described);
  member([registered(1), described])
    .when(describe, user)
    .thenNothing();
  member([registered(1)])
    .when(remove(1), user)
    .then(gone(1));
  member([registered(1), gone(1)])
    .when(remove(1), user)
    .thenNothing();
  member([registered(1), gone(1)])
    .when(register(2), user)
    .then(registered(2));
});

test('a minor without a guardian’s consent cannot add a card by any action, but may remove one', () => {
  const lacksGuardian = true;
  const other = { cardId: 1, lastFour: '1881', issuer: null };
  for (const actor of [user, staff]) {
    member([])
      .when({ ...register(1), lacksGuardian }, actor)
      .thenRefused('user.guardian_missing');
    member([registered(1)])
      .when({ action: 'replace_card', ...other, lacksGuardian }, actor)
      .thenRefused('user.guardian_missing');
  }
  member([registered(1)])
    .when(remove(1), user)
    .then(gone(1));
});

test('refuses to replace, describe or charge an unknown card', () => {
  member([])
    .when({ action: 'replace_card', cardId: 1, lastFour: '1881', issuer: null, ...consented }, user)
    .thenRefused('card.unknown');
  member([])
    .when({ action: 'describe_card', cardId: 1, description: null }, user)
    .thenRefused('card.unknown');
  brand([registered(1)])
    .when({ action: 'make_primary', cardId: 2 }, admin)
    .thenRefused('card.unknown');
});

test('a brand has several cards; the first is charged until it chooses another', () => {
  brand([]).when(register(1), user).thenRefused('card.forbidden');
  const two = [registered(1), registered(2)];
  const makePrimary = (cardId: number) => ({ action: 'make_primary', cardId }) as const;
  brand(two).when(makePrimary(1), admin).thenNothing();
  brand(two).when(makePrimary(2), admin).then(primary(2));
  brand([...two, primary(2)])
    .when(remove(1), admin)
    .then(gone(1));
  const full = Array.from({ length: mostCards.brand }, (_, index) => registered(index + 1));
  brand(full).when(register(99), admin).thenRefused('card.too_many');
});

test('when the charged card is removed, the newest of the others replaces it', () => {
  const three = [registered(1), registered(2), registered(3)];
  brand(three).when(remove(1), admin).then(gone(1), primary(3));
  brand([...three, primary(3)])
    .when(remove(3), admin)
    .then(gone(3), primary(2));
  const state = [...three, gone(1), primary(3), gone(3), gone(2)].reduce(
    (wallet, event) => brandWallet.evolve(wallet, event, ''),
    brandWallet.initial,
  );
  expect(state).toEqual({ status: 'open', ownerId: 5, cards: [], primary: null, primarySince: null });
});

test('a wallet tells when each card was replaced, and since when it has its primary one', () => {
  const life: [string, WalletEvent][] = [
    ['1', registered(1)],
    ['2', registered(2)],
    ['3', { type: 'CardReplaced', data: { cardId: 2, lastFour: '1881', issuer: null } }],
    ['4', { type: 'CardDescribed', data: { cardId: 1, description: null } }],
  ];
  const fold = (events: readonly [string, WalletEvent][]) =>
    events.reduce((wallet, [at, event]) => brandWallet.evolve(wallet, event, at), brandWallet.initial);
  const wallet = fold(life);
  expect(wallet.cards.map(({ cardId, replacedAt }) => [cardId, replacedAt])).toEqual([
    [1, null],
    [2, '3'],
  ]);
  expect(wallet).toMatchObject({ primary: 1, primarySince: '1' });
  expect(fold([...life, ['5', primary(2)]])).toMatchObject({ primary: 2, primarySince: '5' });
  const replaced: WalletEvent = { type: 'CardReplaced', data: { cardId: 1, lastFour: '1881', issuer: null } };
  expect(fold([...life, ['5', replaced]])).toMatchObject({ primary: 1, primarySince: '5' });
  expect(fold([...life, ['5', gone(2)]])).toMatchObject({ primary: 1, primarySince: '1' });
  expect(fold([...life, ['5', gone(1)]])).toMatchObject({ primary: null, primarySince: null });
});

test('a brand sees the events of its wallet; no brand sees those of a member’s', () => {
  const state = brandWallet.evolve(brandWallet.initial, registered(1), '');
  expect(brandWallet.brandIds?.(state)).toEqual([5]);
  expect(memberWallet.brandIds?.(state)).toEqual([]);
});
