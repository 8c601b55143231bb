import { endOfBusinessDay } from '../business-day.ts';
import type { Deadline, Reacting } from '../reacting.ts';
import { afterProposal } from './after-proposal.ts';
import { type Collaboration, type CollaborationCommand, collaboration } from './collaboration.ts';
import type { CollaborationEvent } from './collaboration-events.ts';
import { type ProposalCommand, proposal } from './proposal.ts';
import type { ProposalEvent } from './proposal-events.ts';
import type { Proposal } from './proposal-state.ts';

/** Closes a collaboration after the last day for posts. */
export interface CollaborationDeadline extends Deadline {
  name: 'close_collaboration';
  brandCollaborationId: number;
}

export const collaborationReacting: Reacting<Collaboration, CollaborationCommand, CollaborationEvent> = {
  decider: collaboration,
  deadlines({ type }) {
    if (type !== 'BrandCollaborationRecruited' && type !== 'BrandCollaborationRevised') return [];
    return { ofState: (state) => (state.status === 'RECRUITING' ? [closing(state)] : []) };
  },
};

function closing({ postUntil, brandCollaborationId }: Collaboration): CollaborationDeadline {
  return { name: 'close_collaboration', dueAt: endOfBusinessDay(postUntil), brandCollaborationId };
}

export const proposalReacting: Reacting<Proposal, ProposalCommand, ProposalEvent> = {
  decider: proposal,
  after: afterProposal,
};
