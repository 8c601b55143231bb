import { cashAtMost } from '../cash/cash-kinds.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { proposalPointsAtMost, sizesAtMost } from './collaboration-kinds.ts';
import type { ProposalDescription, ProposalEvent, ProposalReward } from './proposal-events.ts';
import { evolveProposal, initialProposal, type Proposal } from './proposal-state.ts';
import { confirmedOrLater, proposalRules, proposalTransitions } from './proposal-transitions.ts';

const nothing: ProposalReward = { assignedPoint: 0, lookUploadCash: 0 };

export type ProposalCommand =
  | ({ action: 'propose' } & ProposalDescription)
  | ({ action: 'apply' } & Omit<ProposalDescription, 'feedIndex' | keyof ProposalReward>)
  | { action: 'expire'; proposalId: number }
  | ({ action: 'approve' } & ProposalReward)
  | { action: 'confirm'; trysetId: number; productSizeIds: readonly number[]; destination: Sealed }
  /** `trysetId` names the tryset that failed: an earlier one that fails late changes nothing. */
  | { action: 'fail'; trysetId: number; errorCode: string }
  | { action: 'send' | 'deliver'; trysetId: number }
  | { action: 'read' | 'reject' | 'cancel' }
  | { action: 'reward' | 'revoke'; lookId: number };

/**
 * A member's part in a collaboration. Its confirmation is the one fact: the tryset follows from it, and a tryset that fails brings
 * the proposal back. Rewards count in turns, so a repeated decision grants nothing twice.
 */
export const proposal: Decider<Proposal, ProposalCommand, ProposalEvent> = {
  category: 'proposal',
  initial: initialProposal,
  decide,
  evolve: evolveProposal,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(state: Proposal, command: ProposalCommand, asked: Asked): Decision<ProposalEvent> {
  const refused = checkTransition(proposalRules, state, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  // A reaction that comes late or again finds what it tells of.
  if (isKnown(state, command)) return nothingToDo;
  if (refused !== null) return refused;
  switch (command.action) {
    case 'propose':
      return wrongReward(command) ?? accept(fact(command));
    case 'approve':
      return wrongReward(command) ?? accept(fact(command));
    case 'confirm':
      return confirm(command);
    case 'send':
      return accept({ type: 'ProposalSent', data: {} });
    case 'deliver':
      return accept({ type: 'ProposalDelivered', data: {} });
    case 'reward':
      return reward(state, command.lookId);
    case 'revoke':
      return revoke(state, command.lookId);
    default:
      return accept(fact(command));
  }
}

const fact = (command: ProposalCommand) => factOf<ProposalEvent>(proposalTransitions, command);

/** Whether a fact is known already, or is about a tryset that the proposal no longer has. */
function isKnown(state: Proposal, command: ProposalCommand): boolean {
  const { status, trysetId, readAt, rewardedLookIds } = state;
  switch (command.action) {
    case 'read':
      return readAt !== null;
    case 'reward':
      return rewardedLookIds.includes(command.lookId) || !isConfirmed(status);
    case 'revoke':
      return !rewardedLookIds.includes(command.lookId) || !isConfirmed(status);
    case 'fail':
      return trysetId !== command.trysetId;
    case 'send':
      return trysetId !== command.trysetId || status === 'SENT' || status === 'DELIVERED';
    case 'deliver':
      return trysetId !== command.trysetId || status === 'DELIVERED';
    default:
      return false;
  }
}

/** A look's decision may reach a proposal that has ended: then it changes nothing. */
const isConfirmed = (status: Proposal['status']) => (confirmedOrLater as readonly string[]).includes(status);

function reward({ rewarded, turns, ...state }: Proposal, lookId: number): Decision<ProposalEvent> {
  const { assignedPoint, lookUploadCash } = rewarded === null ? state : nothing;
  const turn = rewarded === null ? turns + 1 : turns;
  return accept({ type: 'ProposalRewarded', data: { lookId, turn, assignedPoint, lookUploadCash } });
}

function revoke({ rewarded, rewardedLookIds, turns }: Proposal, lookId: number): Decision<ProposalEvent> {
  const isLast = rewardedLookIds.length === 1;
  const { assignedPoint, lookUploadCash } = isLast && rewarded !== null ? rewarded : nothing;
  return accept({ type: 'ProposalRevoked', data: { lookId, turn: turns, assignedPoint, lookUploadCash } });
}

function confirm(command: Extract<ProposalCommand, { action: 'confirm' }>): Decision<ProposalEvent> {
  const { action: _, ...data } = command;
  const { productSizeIds } = data;
  const isEachOnce = new Set(productSizeIds).size === productSizeIds.length;
  if (productSizeIds.length > 0 && productSizeIds.length <= sizesAtMost && isEachOnce) {
    return accept({ type: 'ProposalConfirmed', data });
  }
  const message = `choose from 1 to ${sizesAtMost} sizes, each once`;
  return refuse('invalid', 'proposal.wrong_sizes', message, { most: sizesAtMost });
}

function wrongReward({ assignedPoint, lookUploadCash }: ProposalReward) {
  const isWhole = (amount: number, most: number) =>
    Number.isSafeInteger(amount) && amount >= 0 && amount <= most;
  if (isWhole(assignedPoint, proposalPointsAtMost) && isWhole(lookUploadCash, cashAtMost)) return null;
  const message = 'points and cash are whole numbers from 0: name smaller ones';
  return refuse('invalid', 'proposal.wrong_reward', message, {
    mostPoints: proposalPointsAtMost,
    mostCash: cashAtMost,
  });
}
