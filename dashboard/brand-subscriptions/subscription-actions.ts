import {
  type BrandSubscriptionAction,
  brandSubscriptionTransitions,
} from '#domain/brand-subscriptions/subscription-transitions.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import type { ActionForm } from '../kit/actions/fields.ts';
import { subscriptionsPath } from './paths.ts';

/** Null for actions of the system, and for those that the comparison of plans offers. */
const forms: Readonly<Record<BrandSubscriptionAction, ActionForm | null>> = {
  retry: { fields: [] },
  withdraw_cancel: { fields: [] },
  choose_next_plan: {
    fields: [{ name: 'plan_id', text: 'plan', kind: 'pick', from: 'plans', required: true }],
    look: 'quiet',
  },
  extend: { fields: [{ name: 'end_date', text: 'endDate', kind: 'date', required: true }], look: 'quiet' },
  request_cancel: { fields: [], look: 'danger' },
  cancel: { fields: [], look: 'danger' },
  end_now: {
    fields: [
      {
        name: 'refund',
        text: 'refundAmount',
        kind: 'whole',
        required: true,
        atLeast: 0,
        atMost: amountAtMost,
      },
    ],
    look: 'danger',
  },
  choose_plan: null,
  upgrade: null,
  expire: null,
  pay: null,
  fail: null,
  fail_again: null,
  drop_invoice: null,
  note_refund: null,
  give_up: null,
  begin: null,
  finish_upgrade: null,
  renew: null,
  end: null,
};

export const subscriptionActionTable: ActionTable<BrandSubscriptionAction> = {
  entity: 'brand_subscription',
  path: subscriptionsPath,
  transitions: brandSubscriptionTransitions,
  forms,
  names: 'brandSubscriptionActions',
  statuses: 'brandSubscription.status',
  why: 'brandSubscription.why',
  done: 'brandSubscriptionDone',
};
