export const collaborationStatuses = ['PENDING', 'RECRUITING', 'DONE', 'CANCELED'] as const;
export type CollaborationStatus = (typeof collaborationStatuses)[number];

export const collaborationLives = ['none', ...collaborationStatuses] as const;
export type CollaborationLife = (typeof collaborationLives)[number];

export const proposalStatuses = [
  'CREATED',
  'APPLIED',
  'APPROVED',
  'CONFIRMED',
  'REJECTED',
  'CANCELED',
  'DELIVERED',
  'SENT',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** `expired`: the member's place was taken, but the proposal never came. */
export const proposalLives = ['none', 'expired', ...proposalStatuses] as const;
export type ProposalLife = (typeof proposalLives)[number];

/** The statuses before the garments are sent. Such a proposal ends with its collaboration. */
export const beforeSent = ['CREATED', 'APPLIED', 'APPROVED', 'CONFIRMED'] as const;

/** The statuses in which a member's place in the collaboration is taken. */
export const liveProposals = [...beforeSent, 'SENT', 'DELIVERED'] as const;

/** How many sizes a proposal may have. */
export const sizesAtMost = 20;

/** The greatest number of points of a proposal. */
export const proposalPointsAtMost = 10_000_000;
