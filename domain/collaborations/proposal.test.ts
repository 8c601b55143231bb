import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import {
  applied,
  approved,
  confirmed,
  proposalAfter,
  proposalDescription,
  proposalMade,
  proposalStates,
  sent,
} from '../testing/collaborations.ts';
import { scenarios } from '../testing/given.ts';
import { afterProposal } from './after-proposal.ts';
import { proposal } from './proposal.ts';

const { given, givenState } = scenarios(proposal);
const { staff, system, user } = actors;
const failed = { action: 'fail', trysetId: 501, errorCode: 'tryset.canceled' } as const;
const confirm = {
  action: 'confirm',
  trysetId: 501,
  productSizeIds: [71, 72],
  destination: confirmed.type === 'ProposalConfirmed' ? confirmed.data.destination : null,
} as const;

test('confirm and reject: the first one decides', () => {
  given([proposalMade, confirmed])
    .when({ action: 'reject' }, staff)
    .thenRefused('proposal.transition_not_allowed');
  const { destination } = confirm;
  if (destination === null) throw new Error('no destination');
  givenState(proposalStates.REJECTED)
    .when({ ...confirm, destination }, user)
    .thenRefused('proposal.transition_not_allowed');
});

test('a tryset that fails brings the proposal back with the reason, and it can be confirmed again', () => {
  const back = givenState(proposalStates.CONFIRMED)
    .when(failed, system)
    .then({ type: 'ProposalConfirmFailed', data: { trysetId: 501, errorCode: 'tryset.canceled' } });
  expect(back).toMatchObject({ status: 'APPROVED', trysetId: null, failure: 'tryset.canceled' });
  const { destination } = confirm;
  if (destination === null) throw new Error('no destination');
  const again = givenState(back)
    .when({ ...confirm, destination, trysetId: 502 }, user)
    .then({ type: 'ProposalConfirmed', data: { trysetId: 502, productSizeIds: [71, 72], destination } });
  expect(again.failure).toBeNull();
  // The former tryset fails again, late.
  givenState(again).when(failed, system).thenNothing();
});

test('the tryset is canceled while its sending follows: the first one decides, in either order', () => {
  givenState(proposalStates.SENT).when(failed, system).thenRefused('proposal.transition_not_allowed');
  const back = givenState(proposalStates.CONFIRMED)
    .when(failed, system)
    .then({ type: 'ProposalConfirmFailed', data: { trysetId: 501, errorCode: 'tryset.canceled' } });
  givenState(back).when({ action: 'send', trysetId: 501 }, system).thenNothing();
});

test('a proposal is read once, and a second opening changes nothing', () => {
  const read = givenState(proposalStates.CREATED)
    .when({ action: 'read' }, user)
    .then({ type: 'ProposalRead', data: {} });
  expect(read.readAt).not.toBeNull();
  givenState(read).when({ action: 'read' }, user).thenNothing();
});

test('approval fixes what an application earns', () => {
  expect(proposalAfter(applied, approved)).toMatchObject({ assignedPoint: 3_000, lookUploadCash: 30_000 });
  const wrong = { action: 'approve', assignedPoint: -1, lookUploadCash: 0 } as const;
  givenState(proposalStates.APPLIED).when(wrong, staff).thenRefused('proposal.wrong_reward');
  const much = { action: 'propose', ...proposalDescription, lookUploadCash: 1_000_000_000 } as const;
  givenState(proposalStates.none).when(much, staff).thenRefused('proposal.wrong_reward');
});

test.each([[[]], [[71, 71]], [Array.from({ length: 21 }, (_, index) => index + 1)]])(
  'the sizes %o are refused',
  (productSizeIds) => {
    const { destination } = confirm;
    if (destination === null) throw new Error('no destination');
    givenState(proposalStates.CREATED)
      .when({ ...confirm, productSizeIds, destination }, user)
      .thenRefused('proposal.wrong_sizes');
  },
);

test('a reward gives points and cash, and its revocation takes exactly them back', () => {
  const state = proposalStates.DELIVERED;
  const data = { lookId: 81, turn: 1, assignedPoint: 5_000, lookUploadCash: 50_000 };
  const of = { kind: 'proposal', id: 62, turn: 1 };
  expect(afterProposal({ type: 'ProposalRewarded', data }, state)).toMatchObject([
    { on: 'point_account', id: 5, as: 'system', command: { action: 'give', amount: 5_000 } },
    {
      on: 'cash_account',
      id: 5,
      as: 'system',
      command: { action: 'due', of, currency: 'KRW', amount: 50_000 },
    },
  ]);
  expect(afterProposal({ type: 'ProposalRevoked', data }, state)).toMatchObject([
    { on: 'point_account', command: { action: 'take', amount: 5_000 } },
    { on: 'cash_account', command: { action: 'reverse', of, amount: 50_000 } },
  ]);
  const nothing = { lookId: 81, turn: 1, assignedPoint: 0, lookUploadCash: 0 };
  expect(afterProposal({ type: 'ProposalRewarded', data: nothing }, state)).toEqual([]);
});

test('random decisions grant each reward once', () => {
  const asked = { actor: system, at: '2026-06-01T00:00:00.000Z' };
  const decision = fc.record({
    action: fc.constantFrom('reward' as const, 'revoke' as const),
    lookId: fc.constantFrom(81, 82, 83),
  });
  const decisions = fc.array(decision, { maxLength: 60 });
  fc.assert(
    fc.property(decisions, (commands) => {
      let state = proposalAfter(proposalMade, confirmed, sent);
      let points = 0;
      const certified = new Set<number>();
      for (const command of commands) {
        const decision = proposal.decide(state, command, asked);
        if (!decision.ok) throw new Error(decision.refusal.errorCode);
        for (const event of decision.events) {
          for (const { command: moved } of afterProposal(event, state)) {
            if (!('pointReason' in moved)) continue;
            points += moved.action === 'give' ? moved.amount : -moved.amount;
          }
          state = proposal.evolve(state, event, asked.at);
        }
        if (command.action === 'reward') certified.add(command.lookId);
        else certified.delete(command.lookId);
        expect(points).toBe(certified.size === 0 ? 0 : 5_000);
      }
    }),
  );
});
