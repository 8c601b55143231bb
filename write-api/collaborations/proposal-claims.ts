import { type Claim, proposalClaim } from '#domain/claim-values.ts';
import { liveProposals } from '#domain/collaborations/collaboration-kinds.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';

/** Returns the claim which ensures that a member has one live proposal of a collaboration. */
export function claimOfProposal({
  brandCollaborationId,
  userId,
}: Pick<Proposal, 'brandCollaborationId' | 'userId'>): Claim {
  return proposalClaim(brandCollaborationId, userId);
}

/** Returns the claims that a proposal holds. After a rejection or a cancel, the member may take part again. */
export function claimsOfProposal(state: Proposal): Claim[] {
  return (liveProposals as readonly string[]).includes(state.status) ? [claimOfProposal(state)] : [];
}
