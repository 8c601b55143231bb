import { written } from '../event-versions.ts';
import { collaboration } from './collaboration.ts';
import { proposal } from './proposal.ts';

export const collaborationsWritten = [
  written(collaboration, {
    BrandCollaborationRegistered: 1,
    BrandCollaborationRevised: 1,
    BrandCollaborationRecruited: 1,
    BrandCollaborationClosed: 1,
    BrandCollaborationCanceled: 1,
  }),
  written(proposal, {
    ProposalMade: 1,
    ProposalApplied: 1,
    ProposalExpired: 1,
    ProposalRead: 1,
    ProposalApproved: 1,
    ProposalConfirmed: 1,
    ProposalConfirmFailed: 1,
    ProposalSent: 1,
    ProposalDelivered: 1,
    ProposalRejected: 1,
    ProposalCanceled: 1,
    ProposalRewarded: 2,
    ProposalRevoked: 2,
  }),
];
