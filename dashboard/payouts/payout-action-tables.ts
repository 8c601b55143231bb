import { failureCauses } from '#domain/payouts/payout-kinds.ts';
import { type PayoutAction, payoutTransitions } from '#domain/payouts/payout-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { payoutsPath } from './paths.ts';

const common = {
  entity: 'payout',
  path: payoutsPath,
  transitions: payoutTransitions,
  names: 'payoutActions',
  statuses: 'payout.status',
  why: 'payout.whyNot',
  done: 'payoutDone',
} as const;

/** The actions on a payout. Its lines have actions of their own. */
export const payoutActionTable: ActionTable<PayoutAction> = {
  ...common,
  forms: {
    approve: { fields: [] },
    redraft: { fields: [], look: 'quiet' },
    pay: null,
    fail: null,
    draft: null,
    expire: null,
    close: null,
  },
};

/** The actions on chosen lines of a payout. */
export const lineActionTable: ActionTable<PayoutAction> = {
  ...common,
  forms: {
    pay: {
      fields: [
        {
          name: 'reference',
          text: 'reference',
          kind: 'text',
          required: true,
          atMost: 100,
          help: 'reference',
        },
      ],
    },
    fail: {
      fields: [
        {
          name: 'cause',
          text: 'outcome',
          kind: 'choice',
          required: true,
          options: failureCauses,
          group: 'payout.cause',
        },
      ],
      look: 'danger',
    },
    approve: null,
    redraft: null,
    draft: null,
    expire: null,
    close: null,
  },
};
