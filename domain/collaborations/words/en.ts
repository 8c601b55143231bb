import type { FieldNames } from '../../words/field-names.ts';
import type { Collaboration } from '../collaboration.ts';
import type { CollaborationEvent } from '../collaboration-events.ts';
import type { ProposalEvent } from '../proposal-events.ts';
import type { Proposal } from '../proposal-state.ts';

type Events = CollaborationEvent | ProposalEvent;

export const collaborationWords = {
  id: 'No.',
  brandCollaborationId: 'Collaboration',
  proposalId: 'Proposal',
  brandId: 'Brand',
  userId: 'Member',
  regionId: 'Country',
  status: 'Status',
  name: 'Name',
  startDate: 'Starts',
  endDate: 'Ends',
  campaignIntro: 'Introduction',
  postGuideline: 'Guideline for posts',
  adminName: 'Contact',
  postUntil: 'Post until',
  isLookTaggable: 'Looks may name it',
  changed: 'Changes',
  assignedPoint: 'Points',
  lookUploadCash: 'Cash',
  feedIndex: 'Order',
  readAt: 'First opened',
  trysetId: 'Tryset',
  productSizeIds: 'Sizes',
  destination: 'Destination',
  failure: 'Cause of the failure',
  errorCode: 'Cause of the failure',
  lookId: 'Look',
  rewardedLookIds: 'Certified looks',
  rewarded: 'Reward',
  turns: 'Rewards given',
  turn: 'Turn',
  createdTime: 'Created',
  updatedTime: 'Last change',
} as const satisfies FieldNames<Collaboration | Proposal | Events['data']>;
