import type { Area } from '../area.ts';

export const collaborationsArea = {
  kinds: ['brand_collaboration', 'proposal'],
  references: { brandCollaborationId: 'brand_collaboration' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { ProposalConfirmFailed: 'always', ProposalRevoked: 'always' },
} as const satisfies Area;
