import type { Rules, Transition } from '../transition-table.ts';
import { beforeSent, type ProposalLife } from './collaboration-kinds.ts';
import type { Proposal } from './proposal-state.ts';

type Guard = 'unread';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type ProposalStanding = Pick<Proposal, 'status' | 'readAt'>;

const byBrand = ['brand_admin', 'staff'] as const;
const bySystem = ['system'] as const;
/** The statuses in which looks may name a proposal, and earn its reward. */
export const confirmedOrLater = ['CONFIRMED', 'SENT', 'DELIVERED'] as const;
const seen = [
  'CREATED',
  'APPLIED',
  'APPROVED',
  'CONFIRMED',
  'REJECTED',
  'CANCELED',
  'DELIVERED',
  'SENT',
] as const;

export const proposalTransitions = [
  { action: 'propose', from: ['none'], to: 'CREATED', event: 'ProposalMade', who: byBrand },
  { action: 'apply', from: ['none'], to: 'APPLIED', event: 'ProposalApplied', who: ['user'] },
  { action: 'expire', from: ['none'], to: 'expired', event: 'ProposalExpired', who: bySystem },
  { action: 'read', from: seen, to: 'same', event: 'ProposalRead', who: ['user'], guards: ['unread'] },
  { action: 'approve', from: ['APPLIED'], to: 'APPROVED', event: 'ProposalApproved', who: byBrand },
  {
    action: 'confirm',
    from: ['CREATED', 'APPROVED'],
    to: 'CONFIRMED',
    event: 'ProposalConfirmed',
    who: ['user', 'staff'],
  },
  { action: 'fail', from: ['CONFIRMED'], to: 'APPROVED', event: 'ProposalConfirmFailed', who: bySystem },
  { action: 'send', from: ['CONFIRMED'], to: 'SENT', event: 'ProposalSent', who: bySystem },
  { action: 'deliver', from: ['SENT'], to: 'DELIVERED', event: 'ProposalDelivered', who: bySystem },
  {
    action: 'reject',
    from: ['CREATED', 'APPLIED', 'APPROVED'],
    to: 'REJECTED',
    event: 'ProposalRejected',
    who: byBrand,
    reason: 'required',
  },
  {
    action: 'cancel',
    from: beforeSent,
    to: 'CANCELED',
    event: 'ProposalCanceled',
    who: ['user', 'staff', 'system'],
  },
  { action: 'reward', from: confirmedOrLater, to: 'same', event: 'ProposalRewarded', who: bySystem },
  { action: 'revoke', from: confirmedOrLater, to: 'same', event: 'ProposalRevoked', who: bySystem },
] as const satisfies readonly Transition<string, ProposalLife, Guard>[];

export type ProposalAction = (typeof proposalTransitions)[number]['action'];

export const proposalRules: Rules<ProposalLife, Guard, ProposalStanding, ProposalAction> = {
  entity: 'proposal',
  table: proposalTransitions,
  guards: {
    unread: ({ readAt }) => (readAt === null ? null : 'already_read'),
  },
};
