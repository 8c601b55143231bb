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
    region: words.region,
    failure: {
      tryset: {
        canceled: 'The tryset was canceled',
        size_sold_out: 'A size is sold out',
        size_not_free: 'A size has no free garment',
        size_unpublished: 'A size is not on show',
        size_unknown: 'A size no longer exists',
        brand_unpublished: 'The brand is not on show',
        product_twice: 'Two sizes of one product',
        reservation_expired: 'The request ran out',
        role_may_not_request: 'The member’s role may not request garments',
      },
      proposal: {
        size_of_other_brand: 'A size of another brand',
      },
      user: {
        not_found: 'The member was forgotten',
      },
    },
    why: {
      recruiting: 'The collaboration recruits. Ask staff to change it.',
      not_over: 'The last day for posts has not passed.',
    },
  },
  brandCollaboration: {
    status: words.collaborationStatus,
    refused: {
      wrong_days: 'The last day lies after the first one, and the last day for posts is not before it.',
      not_recruiting: 'The collaboration does not recruit. Choose one that does.',
      over: 'The last day for posts has passed. Choose another collaboration.',
    },
  },
  proposal: {
    status: words.proposalStatus,
    refused: {
      wrong_reward: 'Points and cash are whole numbers from 0.',
      wrong_sizes: 'Choose from 1 to 20 sizes, each once.',
      member_banned: 'The member is banned. Choose another member.',
      member_leaving: 'The member asked to be forgotten. Choose another member.',
      other_region: 'The brand sends garments within its country. Choose a member of it.',
      size_of_other_brand: 'Choose sizes of the collaboration’s brand.',
      tryset_refused: 'These sizes cannot be sent. Choose others, and confirm again.',
      tryset_under_way: 'Garments are prepared or sent. Deny the prepared ones first.',
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
