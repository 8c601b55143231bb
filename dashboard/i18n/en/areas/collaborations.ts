import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { collaborationWords } from '#domain/collaborations/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
  },
} as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_collaboration: 'Collaboration', proposal: 'Proposal' },
  categoryWithId: { brand_collaboration: 'Collaboration {{id}}', proposal: 'Proposal {{id}}' },
  event: {
    BrandCollaborationRegistered: 'Collaboration was registered: {{name}}.',
    BrandCollaborationRevised: 'Collaboration was revised.',
    BrandCollaborationRecruited: 'Collaboration recruits members.',
    BrandCollaborationClosed: 'Collaboration was closed.',
    BrandCollaborationCanceled: 'Collaboration was canceled.',
    ProposalMade: 'Proposal was made.',
    ProposalApplied: 'Member applied for the collaboration.',
    ProposalExpired: 'Proposal was given up.',
    ProposalRead: 'Proposal was opened.',
    ProposalApproved: 'Application for the collaboration was approved.',
    ProposalConfirmed: 'Proposal was confirmed.',
    ProposalConfirmFailed: 'Tryset of the proposal failed: {{errorCode}}.',
    ProposalSent: 'Garments of the proposal were sent.',
    ProposalDelivered: 'Garments of the proposal were delivered.',
    ProposalRejected: 'Proposal was rejected.',
    ProposalCanceled: 'Proposal was canceled.',
    ProposalRewarded: 'Reward of the proposal was given.',
    ProposalRevoked: 'Reward of the proposal was taken back.',
  } as const satisfies EventTexts<CollaborationEvent | ProposalEvent>,
  fieldOf: { brand_collaboration: collaborationWords, proposal: collaborationWords },
} as const;

export const replay = {
  entities: { brand_collaboration: 'Collaboration', proposal: 'Proposal' },
  projection: { brand_collaborations: 'Collaborations', proposals: 'Proposals' },
} as const;
