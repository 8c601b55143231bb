import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import type { CollaborationAction } from '#domain/collaborations/collaboration-transitions.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import type { ProposalAction } from '#domain/collaborations/proposal-transitions.ts';
import { collaborationWords } from '#domain/collaborations/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
    create: 'New collaboration',
    revise: 'Revise',
    propose: 'Propose to a member',
    proposeText: 'The member is asked, and chooses sizes of the brand.',
    search: 'Name, brand',
    proposalSearch: 'Member, collaboration, brand',
    days: 'Days',
    opened: 'Opened by the member',
    lookPosted: 'Look posted',
    reason: 'Reason',
    reward: 'Reward',
    given: 'Given so far: points · cash',
    none: 'Nobody takes part yet.',
    noneOfMember: 'The member takes part in no collaboration.',
    memberNumber: 'Member No.',
    why: {
      recruiting: 'The collaboration recruits. Ask staff to change it.',
      not_over: 'The last day for posts has not passed.',
    },
  },
  collaborationActions: {
    register: 'Register',
    revise: 'Revise',
    recruit: 'Open for members',
    close: 'Close',
    cancel: 'Cancel collaboration',
  } as const satisfies Record<CollaborationAction, string>,
  proposalActions: {
    propose: 'Propose',
    apply: 'Apply',
    expire: 'Give up',
    read: 'Open',
    approve: 'Approve',
    confirm: 'Confirm',
    fail: 'Bring back',
    send: 'Send',
    deliver: 'Deliver',
    reject: 'Reject',
    cancel: 'Cancel proposal',
    reward: 'Reward',
    revoke: 'Take the reward back',
  } as const satisfies Record<ProposalAction, string>,
} as const;

export const rooms = {
  collaborations: 'Collaborations',
  collaboration: 'Collaboration',
  proposals: 'Proposals',
  proposal: 'Proposal',
} as const;

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
