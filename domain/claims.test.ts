import { describe, test } from 'vitest';
import { system } from './actor.ts';
import { type Claimant, type ClaimEvent, type ClaimState, claimDecider } from './claims.ts';
import { scenarios } from './testing/given.ts';

/** Half a minute before and long before the instant at which the scenarios ask. */
const lately = '2026-05-31T23:59:30.000Z';
const longAgo = '2026-05-31T23:58:00.000Z';

const { given, givenState } = scenarios(claimDecider('email'));
const one: Claimant = { category: 'user', id: 1 };
const other: Claimant = { category: 'brand_admin', id: 1 };
const taken = (by: Claimant): ClaimEvent => ({ type: 'ClaimTaken', data: { by } });
const givenUp: ClaimEvent = { type: 'ClaimGivenUp', data: { by: one } };
const since = (at: string): ClaimState => ({ status: 'taken', by: one, since: at });
const take = (by: Claimant, abandoned: Claimant | null = null) =>
  ({ action: 'take', by, abandoned }) as const;

describe('a claim', () => {
  test('is taken while it is free, and free again once it was given up', () => {
    given([]).when(take(one), system).then(taken(one));
    given([taken(one), givenUp])
      .when(take(other), system)
      .then(taken(other));
    given([taken(one)])
      .when({ action: 'give_up', by: one }, system)
      .then(givenUp);
  });

  test('is nobody else’s to take or to give up', () => {
    givenState(since(lately)).when(take(other), system).thenRefused('claim.email_taken', { kind: 'email' });
    givenState(since(longAgo)).when(take(other), system).thenRefused('claim.email_taken');
    given([taken(one)])
      .when({ action: 'give_up', by: other }, system)
      .thenNothing();
    given([]).when({ action: 'give_up', by: one }, system).thenNothing();
  });

  test('that was abandoned is taken over after two minutes, not before, and from the one it was taken from', () => {
    givenState(since(lately)).when(take(other, one), system).thenRefused('claim.email_taken');
    givenState(since(longAgo)).when(take(other, one), system).then(taken(other));
    givenState(since(longAgo))
      .when(take(other, { category: 'staff', id: 1 }), system)
      .thenRefused('claim.email_taken');
  });

  test('of one’s own is renewed once it is that old', () => {
    givenState(since(lately)).when(take(one), system).thenNothing();
    givenState(since(longAgo)).when(take(one), system).then(taken(one));
  });
});
