import { cashAtMost } from '#domain/cash/cash-kinds.ts';
import { proposalPointsAtMost } from '#domain/collaborations/collaboration-kinds.ts';
import {
  type CollaborationAction,
  collaborationTransitions,
} from '#domain/collaborations/collaboration-transitions.ts';
import { type ProposalAction, proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { collaborationsPath, proposalsPath } from './paths.ts';

/** The form of registering and revising is the page's own. */
export const collaborationActionTable: ActionTable<CollaborationAction> = {
  entity: 'brand_collaboration',
  path: collaborationsPath,
  transitions: collaborationTransitions,
  forms: {
    recruit: { fields: [] },
    close: { fields: [], look: 'quiet' },
    cancel: { fields: [], look: 'danger' },
    register: null,
    revise: null,
  },
  names: 'collaborationActions',
  statuses: 'collaboration.status',
  why: 'collaboration.why',
};

/** Null for actions of members and of the system, and for those that begin a proposal. */
export const proposalActionTable: ActionTable<ProposalAction> = {
  entity: 'proposal',
  path: proposalsPath,
  transitions: proposalTransitions,
  forms: {
    approve: {
      fields: [
        {
          name: 'assigned_point',
          text: 'points',
          kind: 'whole',
          required: true,
          atLeast: 0,
          atMost: proposalPointsAtMost,
        },
        {
          name: 'look_upload_cash',
          text: 'amount',
          kind: 'whole',
          required: true,
          atLeast: 0,
          atMost: cashAtMost,
        },
      ],
    },
    reject: { fields: [], look: 'danger' },
    cancel: { fields: [], look: 'danger' },
    propose: null,
    apply: null,
    expire: null,
    read: null,
    confirm: null,
    fail: null,
    send: null,
    deliver: null,
    reward: null,
    revoke: null,
  },
  names: 'proposalActions',
  statuses: 'collaboration.proposal',
};
