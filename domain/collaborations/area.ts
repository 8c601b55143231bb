import type { Area } from '../area.ts';

export const collaborationsArea = {
  kinds: ['brand_collaboration', 'proposal'],
  references: { brandCollaborationId: 'brand_collaboration', proposalId: 'proposal' },
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 a reward names the look that earns it.
    ProposalRewarded: { 1: ofUnknownLook },
    ProposalRevoked: { 1: ofUnknownLook },
  },
  incidents: { ProposalConfirmFailed: 'always', ProposalRevoked: 'always' },
} as const satisfies Area;

function ofUnknownLook(data: unknown) {
  return { ...(data as object), lookId: null };
}
