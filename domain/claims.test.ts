import { describe, test } from 'vitest';
import { system } from './actor.ts';
import { type Claimant, type ClaimEvent, type ClaimState, claimDecider } from './claims.ts';
import { scenarios } from './testing/given.ts';

/** Instants half a minute and two minutes before the command. */
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
  test('can be taken while it is free, and is free again after it is given up', () => {
    given([]).when(take(one), system).then(taken(one));
    given([taken(one), givenUp])
      .when(take(other), system)
      .then(taken(other));
    given([taken(one)])
      .when({ action: 'give_up', by: one }, system)
      .then(givenUp);
  });

  test('cannot be taken or given up by another claimant', () => {
    givenState(since(lately)).when(take(other), system).thenRefused('claim.email_taken', { kind: 'email' });
    givenState(since(longAgo)).when(take(other), system).thenRefused('claim.email_taken');
    given([taken(one)])
      .when({ action: 'give_up', by: other }, system)
      .thenNothing();
    given([]).when({ action: 'give_up', by: one }, system).thenNothing();
  });

  test('can be taken over from its abandoned claimant after two minutes, and not earlier', () => {
    givenState(since(lately)).when(take(other, one), system).thenRefused('claim.email_taken');
    givenState(since(longAgo)).when(take(other, one), system).then(taken(other));
    givenState(since(longAgo))
      .when(take(other, { category: 'staff', id: 1 }), system)
      .thenRefused('claim.email_taken');
  });

  test('is renewed by its own claimant once it is two minutes old', () => {
    givenState(since(lately)).when(take(one), system).thenNothing();
    givenState(since(longAgo)).when(take(one), system).then(taken(one));
  });
});
