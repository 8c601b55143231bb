import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { type MemberRentalsEvent, memberRentals, type RentalLimits } from './member-rentals.ts';

const { given } = scenarios(memberRentals);
const noLimits: RentalLimits = { concurrentTrysets: null, concurrentItems: null };

const claim = (trysetId: number, itemIds: readonly number[], limits: RentalLimits) =>
  ({ action: 'claim', userId: 51, trysetId, itemIds, limits }) as const;
const endClaim = (trysetId: number, itemIds: readonly number[]) =>
  ({ action: 'end_claim', userId: 51, trysetId, itemIds }) as const;
const claimed = (trysetId: number, itemIds: readonly number[]): MemberRentalsEvent => ({
  type: 'RentalClaimed',
  data: { userId: 51, trysetId, itemIds },
});
const ended = (trysetId: number, itemIds: readonly number[]): MemberRentalsEvent => ({
  type: 'RentalClaimEnded',
  data: { userId: 51, trysetId, itemIds },
});

describe('two concurrent requests of one member', () => {
  const limits: [string, RentalLimits, string][] = [
    ['one tryset', { concurrentTrysets: 1, concurrentItems: null }, 'tryset.too_many_trysets'],
    ['three items', { concurrentTrysets: null, concurrentItems: 3 }, 'tryset.too_many_items'],
  ];
  const orders = [
    [21, 22],
    [22, 21],
  ] as const;

  for (const [name, limit, code] of limits) {
    test.each(orders)(`within ${name}, tryset %i before %i: the second is refused`, (first, second) => {
      const fast = { command: claim(first, [first * 10, first * 10 + 1], limit), actor: curator };
      const slow = { command: claim(second, [second * 10, second * 10 + 1], limit), actor: curator };
      const { events, slower } = race(memberRentals, [], fast, slow);
      expect(events).toStrictEqual([claimed(first, [first * 10, first * 10 + 1])]);
      expect(codeOf(slower)).toBe(code);
    });
  }

  test.each(orders)('without limits, tryset %i before %i: both succeed', (first, second) => {
    const fast = { command: claim(first, [first], noLimits), actor: curator };
    const slow = { command: claim(second, [second], noLimits), actor: curator };
    expect(race(memberRentals, [], fast, slow).state.claims).toStrictEqual({ 21: [21], 22: [22] });
  });
});

test('claims may reach a limit but not exceed it', () => {
  const limits = { concurrentTrysets: 2, concurrentItems: 3 };
  given([claimed(21, [1, 2])])
    .when(claim(22, [3], limits), curator)
    .then(claimed(22, [3]));
  given([claimed(21, [1, 2])])
    .when(claim(22, [3, 4], limits), curator)
    .thenRefused('tryset.too_many_items', { limit: 3 });
  given([claimed(21, [1]), claimed(22, [2])])
    .when(claim(23, [3], limits), curator)
    .thenRefused('tryset.too_many_trysets', { limit: 2 });
});

test('an item added to a tryset under way counts as an item, not as a tryset', () => {
  given([claimed(21, [1])])
    .when(claim(21, [1, 2], { concurrentTrysets: 1, concurrentItems: 2 }), curator)
    .then(claimed(21, [2]));
});

test('a tryset counts until the claims of all its items have ended', () => {
  const limits = { concurrentTrysets: 1, concurrentItems: null };
  given([claimed(21, [1, 2]), ended(21, [1])])
    .when(claim(22, [3], limits), curator)
    .thenRefused('tryset.too_many_trysets');
  given([claimed(21, [1, 2]), ended(21, [1]), ended(21, [2])])
    .when(claim(22, [3], limits), curator)
    .then(claimed(22, [3]));
});

test('a repeated claim and the end of a missing claim do nothing', () => {
  given([claimed(21, [1, 2])])
    .when(claim(21, [2, 1], { concurrentTrysets: 0, concurrentItems: 0 }), curator)
    .thenNothing();
  given([claimed(21, [1])])
    .when(endClaim(21, [2]), system)
    .thenNothing();
  given([claimed(21, [1]), ended(21, [1])])
    .when(endClaim(21, [1]), system)
    .thenNothing();
  given([])
    .when(endClaim(21, [1]), system)
    .thenNothing();
});

test('ends only existing claims', () => {
  given([claimed(21, [1, 2])])
    .when(endClaim(21, [2, 3]), system)
    .then(ended(21, [2]));
});
