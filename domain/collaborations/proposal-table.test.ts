import {
  applied,
  approved,
  confirmed,
  proposalDescription,
  proposalMade,
  proposalStates,
} from '../testing/collaborations.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { type ProposalLife, proposalLives } from './collaboration-kinds.ts';
import { type ProposalCommand, proposal } from './proposal.ts';
import type { ProposalEvent } from './proposal-events.ts';
import type { Proposal } from './proposal-state.ts';
import { type ProposalAction, proposalTransitions } from './proposal-transitions.ts';

/** The decided table. */
const decided = readRows(
  `propose | none | CREATED | ProposalMade | brand_admin, staff
   apply   | none | APPLIED | ProposalApplied | user
   expire  | none | expired | ProposalExpired | system
   read    | any | same | ProposalRead | user | | unread
   approve | APPLIED | APPROVED | ProposalApproved | brand_admin, staff
   confirm | CREATED, APPROVED | CONFIRMED | ProposalConfirmed | user, staff
   fail    | CONFIRMED | APPROVED | ProposalConfirmFailed | system
   send    | CONFIRMED | SENT | ProposalSent | system
   deliver | SENT | DELIVERED | ProposalDelivered | system
   reject  | CREATED, APPLIED, APPROVED | REJECTED | ProposalRejected | brand_admin, staff | reason
   cancel  | CREATED, APPLIED, APPROVED, CONFIRMED | CANCELED | ProposalCanceled | user, staff, system
   reward  | CONFIRMED, SENT, DELIVERED | same | ProposalRewarded | system
   revoke  | CONFIRMED, SENT, DELIVERED | same | ProposalRevoked | system`,
  { any: ['CREATED', 'APPLIED', 'APPROVED', 'CONFIRMED', 'REJECTED', 'CANCELED', 'DELIVERED', 'SENT'] },
);

const reward = { lookId: 81, turn: 1, assignedPoint: 5_000, lookUploadCash: 50_000 };
const { assignedPoint: _, lookUploadCash: __, feedIndex: ___, ...applying } = proposalDescription;
/** In these statuses a look's decision changes nothing. */
const unconfirmed = ['none', 'expired', 'CREATED', 'APPLIED', 'APPROVED', 'REJECTED', 'CANCELED'];
/** The tryset of the samples, in every status. */
const ofTryset = { trysetId: 501 };

const samples: Readonly<Record<ProposalAction, Sample<Proposal, ProposalCommand, ProposalEvent>>> = {
  propose: { command: { action: 'propose', ...proposalDescription }, events: [proposalMade] },
  apply: { command: { action: 'apply', ...applying }, events: [applied] },
  expire: {
    command: { action: 'expire', proposalId: 62 },
    events: [{ type: 'ProposalExpired', data: { proposalId: 62 } }],
  },
  read: { command: { action: 'read' }, events: [{ type: 'ProposalRead', data: {} }] },
  approve: {
    command: { action: 'approve', assignedPoint: 3_000, lookUploadCash: 30_000 },
    events: [approved],
  },
  confirm: {
    command: {
      action: 'confirm',
      ...(confirmed.data as Extract<ProposalEvent, { type: 'ProposalConfirmed' }>['data']),
    },
    events: [confirmed],
  },
  fail: {
    command: { action: 'fail', ...ofTryset, errorCode: 'stock_item.none_free' },
    events: [{ type: 'ProposalConfirmFailed', data: { ...ofTryset, errorCode: 'stock_item.none_free' } }],
    standing: ofTryset,
  },
  send: {
    command: { action: 'send', ...ofTryset },
    events: [{ type: 'ProposalSent', data: {} }],
    standing: ofTryset,
    known: ['SENT', 'DELIVERED'],
  },
  deliver: {
    command: { action: 'deliver', ...ofTryset },
    events: [{ type: 'ProposalDelivered', data: {} }],
    standing: ofTryset,
    known: ['DELIVERED'],
  },
  reject: { command: { action: 'reject' }, events: [{ type: 'ProposalRejected', data: {} }] },
  cancel: { command: { action: 'cancel' }, events: [{ type: 'ProposalCanceled', data: {} }] },
  reward: {
    command: { action: 'reward', lookId: 81 },
    events: ({ assignedPoint, lookUploadCash }) => [
      { type: 'ProposalRewarded', data: { lookId: 81, turn: 1, assignedPoint, lookUploadCash } },
    ],
    known: unconfirmed,
  },
  revoke: {
    command: { action: 'revoke', lookId: 81 },
    events: [{ type: 'ProposalRevoked', data: reward }],
    standing: { rewardedLookIds: [81], rewarded: reward, turns: 1 },
    known: unconfirmed,
  },
};

testEveryRow<Proposal, ProposalCommand, ProposalEvent>({
  entity: 'proposal',
  decider: proposal,
  table: proposalTransitions,
  decided,
  samples,
  statuses: [...proposalLives],
  stateOf: (status) => proposalStates[status as ProposalLife],
  factsOf: ({ readAt }) => new Set(readAt === null ? ['unread'] : []),
});
