import { type Collaboration, collaboration, initialCollaboration } from '../collaborations/collaboration.ts';
import type { CollaborationDescription, CollaborationEvent } from '../collaborations/collaboration-events.ts';
import type { CollaborationLife, ProposalLife } from '../collaborations/collaboration-kinds.ts';
import type { ProposalDescription, ProposalEvent } from '../collaborations/proposal-events.ts';
import { evolveProposal, initialProposal, type Proposal } from '../collaborations/proposal-state.ts';
import type { Sealed } from '../sealed.ts';

export const collaborationDescription: CollaborationDescription = {
  brandCollaborationId: 12,
  brandId: 3,
  name: 'Spring linen',
  startDate: '2026-04-01',
  endDate: '2026-04-30',
  campaignIntro: 'Linen for the spring',
  postGuideline: 'Show the whole shirt',
  adminName: 's1.admin' as Sealed,
  postUntil: '2026-05-15',
  isLookTaggable: true,
};
const after = (...events: CollaborationEvent[]): Collaboration =>
  events.reduce((state, event) => collaboration.evolve(state, event, ''), initialCollaboration);
const registered: CollaborationEvent = {
  type: 'BrandCollaborationRegistered',
  data: collaborationDescription,
};
const recruited: CollaborationEvent = { type: 'BrandCollaborationRecruited', data: {} };

export const collaborationStates: Readonly<Record<CollaborationLife, Collaboration>> = {
  none: initialCollaboration,
  PENDING: after(registered),
  RECRUITING: after(registered, recruited),
  DONE: after(registered, recruited, { type: 'BrandCollaborationClosed', data: {} }),
  CANCELED: after(registered, { type: 'BrandCollaborationCanceled', data: {} }),
};

export const proposalDescription: ProposalDescription = {
  proposalId: 62,
  brandCollaborationId: 12,
  brandId: 3,
  userId: 5,
  regionId: 'KOREA',
  assignedPoint: 5_000,
  lookUploadCash: 50_000,
  feedIndex: 1,
};
export const proposalMade: ProposalEvent = { type: 'ProposalMade', data: proposalDescription };
const { assignedPoint: _, lookUploadCash: __, feedIndex: ___, ...applying } = proposalDescription;
export const applied: ProposalEvent = { type: 'ProposalApplied', data: applying };
export const approved: ProposalEvent = {
  type: 'ProposalApproved',
  data: { assignedPoint: 3_000, lookUploadCash: 30_000 },
};
export const confirmed: ProposalEvent = {
  type: 'ProposalConfirmed',
  data: { trysetId: 501, productSizeIds: [71, 72], destination: 's1.destination' as Sealed },
};
export const sent: ProposalEvent = { type: 'ProposalSent', data: {} };
export const delivered: ProposalEvent = { type: 'ProposalDelivered', data: {} };

export const proposalAfter = (...events: ProposalEvent[]): Proposal =>
  events.reduce((state, event) => evolveProposal(state, event, '2026-04-02T00:00:00.000Z'), initialProposal);

export const proposalStates: Readonly<Record<ProposalLife, Proposal>> = {
  none: initialProposal,
  expired: proposalAfter({ type: 'ProposalExpired', data: { proposalId: 62 } }),
  CREATED: proposalAfter(proposalMade),
  APPLIED: proposalAfter(applied),
  APPROVED: proposalAfter(applied, approved),
  CONFIRMED: proposalAfter(proposalMade, confirmed),
  SENT: proposalAfter(proposalMade, confirmed, sent),
  DELIVERED: proposalAfter(proposalMade, confirmed, sent, delivered),
  REJECTED: proposalAfter(proposalMade, { type: 'ProposalRejected', data: {} }),
  CANCELED: proposalAfter(proposalMade, { type: 'ProposalCanceled', data: {} }),
};
