import { untouched } from '../exhaustive.ts';
import type { Sealed } from '../sealed.ts';
import type { ProposalLife } from './collaboration-kinds.ts';
import type { ProposalDescription, ProposalEvent, ProposalTurn } from './proposal-events.ts';

/** A member's part in a collaboration. Times are ISO instants; ids are 0 before the first event. */
export interface Proposal extends ProposalDescription {
  status: ProposalLife;
  /** When the member first opened it. */
  readAt: string | null;
  /** The tryset that was requested for it; null before the confirmation, and after it failed. */
  trysetId: number | null;
  productSizeIds: readonly number[];
  /** Sealed with the member's key. */
  destination: Sealed | null;
  /** Why the tryset of the last confirmation failed; null if it did not. */
  failure: string | null;
  /** The certified looks that keep the reward; null stands for a look of an event that did not name it. */
  rewardedLookIds: readonly (number | null)[];
  /** The reward that still stands; null if there is none. */
  rewarded: ProposalTurn | null;
  /** How many rewards were given so far, also those that were taken back. */
  turns: number;
}

export const initialProposal: Proposal = {
  status: 'none',
  proposalId: 0,
  brandCollaborationId: 0,
  brandId: 0,
  userId: 0,
  regionId: 'KOREA',
  assignedPoint: 0,
  lookUploadCash: 0,
  feedIndex: 0,
  readAt: null,
  trysetId: null,
  productSizeIds: [],
  destination: null,
  failure: null,
  rewardedLookIds: [],
  rewarded: null,
  turns: 0,
};

export function evolveProposal(state: Proposal, { type, data }: ProposalEvent, at: string): Proposal {
  switch (type) {
    case 'ProposalMade':
      return { ...state, ...data, status: 'CREATED' };
    case 'ProposalApplied':
      return { ...state, ...data, status: 'APPLIED' };
    case 'ProposalExpired':
      return { ...state, ...data, status: 'expired' };
    case 'ProposalRead':
      return { ...state, readAt: at };
    case 'ProposalApproved':
      return { ...state, ...data, status: 'APPROVED' };
    case 'ProposalConfirmed':
      return { ...state, ...data, status: 'CONFIRMED', failure: null };
    case 'ProposalConfirmFailed':
      return { ...state, status: 'APPROVED', trysetId: null, failure: data.errorCode };
    case 'ProposalSent':
      return { ...state, status: 'SENT' };
    case 'ProposalDelivered':
      return { ...state, status: 'DELIVERED' };
    case 'ProposalRejected':
      return { ...state, status: 'REJECTED' };
    case 'ProposalCanceled':
      return { ...state, status: 'CANCELED' };
    case 'ProposalRewarded':
      return {
        ...state,
        rewardedLookIds: [...state.rewardedLookIds, data.lookId],
        rewarded: state.rewarded ?? data,
        turns: data.turn,
      };
    case 'ProposalRevoked':
      return withoutLook(state, data.lookId);
    default:
      return untouched(type, state);
  }
}

/** The last look that loses its certification takes the reward with it. */
function withoutLook(state: Proposal, lookId: number | null): Proposal {
  const rewardedLookIds = state.rewardedLookIds.filter((known) => known !== lookId);
  return { ...state, rewardedLookIds, rewarded: rewardedLookIds.length === 0 ? null : state.rewarded };
}
