import { expect, test } from 'vitest';
import { firstPeriod } from '../periods.ts';
import { largeTerms, standardTerms } from '../testing/brand-plans.ts';
import {
  billing,
  description,
  invoiceDescription,
  openPeriodInvoice,
  openUpgrade,
  subscriptionStates,
} from '../testing/brand-subscriptions.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import type { Transition } from '../transition-table.ts';
import { brandSubscription } from './subscription.ts';
import type { BrandSubscriptionCommand } from './subscription-commands.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import { brandSubscriptionStatuses } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';
import {
  type BrandSubscriptionAction,
  brandSubscriptionTransitions,
  isRenewing,
} from './subscription-transitions.ts';

/**
 * The decided table. A renewal's invoice is paid from `using`, too. An upgrade has two rows: people ask for it, and it happens
 * once it is paid.
 */
const decided = readRows(
  `choose_plan | idle | told | BrandSubscriptionStarted | brand_admin, staff
   pay | pending, payment_retry_await, payment_failed, using | told | BrandSubscriptionPaid | system | | period open
   fail | pending, using | payment_retry_await | BrandSubscriptionPaymentFailed | system | | period open
   give_up | payment_retry_await | payment_failed | BrandSubscriptionGivenUp | system | | none open, retries over
   retry | payment_retry_await, payment_failed | same | BrandSubscriptionRetryAsked | brand_admin, staff
   begin | payment_done | using | BrandSubscriptionBegan | system | | start reached
   choose_next_plan | using, payment_done, payment_retry_await | same | BrandSubscriptionNextPlanChosen | brand_admin, staff | | staying
   upgrade | using | same | BrandSubscriptionUpgradeRequested | brand_admin, staff | | none open, going on
   renew | using | same | BrandSubscriptionRenewed | system | | over, renewing, none open
   end | using | canceled | BrandSubscriptionEnded | system | | over, not renewing, none open
   extend | using | same | BrandSubscriptionExtended | staff | | none open, going on
   request_cancel | using | same | BrandSubscriptionCancelRequested | brand_admin, staff | | staying
   withdraw_cancel | using | same | BrandSubscriptionCancelWithdrawn | brand_admin, staff | | leaving
   cancel | pending, payment_done, payment_retry_await | canceled | BrandSubscriptionCanceled | brand_admin, staff | | not begun, none open
   end_now | using, payment_retry_await, payment_failed | canceled | BrandSubscriptionEndedNow | staff | reason | none open`,
  {},
);
/** The upgrade's second row, retries that fail, invoices that end without money, refunds, and starts that never came. */
const beside = readRows(
  `finish_upgrade | using | same | BrandSubscriptionUpgraded | system | | upgrade open
   fail_again | payment_retry_await | same | BrandSubscriptionRetryFailed | system | | period open
   drop_invoice | pending, using, payment_retry_await, payment_failed | same | BrandSubscriptionInvoiceDropped | system | | some open
   note_refund | payment_done, using, payment_retry_await, payment_failed | same | BrandSubscriptionRefundNoted | system
   expire | idle | canceled | BrandSubscriptionStartExpired | system`,
  {},
);

type Case = Sample<BrandSubscription, BrandSubscriptionCommand, BrandSubscriptionEvent>;

const today = firstPeriod('2026-06-01', 1);
const isOver = { period: firstPeriod('2026-05-01', 1) };
const paidState = { openInvoice: openPeriodInvoice };
const brandInvoiceId = 21;

const samples: Readonly<Record<BrandSubscriptionAction, Case>> = {
  choose_plan: {
    command: { action: 'choose_plan', ...description, billing },
    events: [
      {
        type: 'BrandSubscriptionStarted',
        data: { ...description, period: null, invoice: invoiceDescription },
      },
    ],
    told: { idle: 'pending' },
  },
  expire: {
    command: { action: 'expire', brandSubscriptionId: 8 },
    events: [{ type: 'BrandSubscriptionStartExpired', data: { brandSubscriptionId: 8 } }],
  },
  pay: {
    command: { action: 'pay', brandInvoiceId },
    standing: paidState,
    events: ({ status, period }) => [
      {
        type: 'BrandSubscriptionPaid',
        data: {
          brandInvoiceId,
          amount: 300_000,
          plan: standardTerms,
          period: status === 'pending' || status === 'payment_failed' || period === null ? today : period,
        },
      },
    ],
    told: { pending: 'payment_done', payment_retry_await: 'using', payment_failed: 'using', using: 'using' },
  },
  fail: {
    command: { action: 'fail', brandInvoiceId },
    standing: paidState,
    events: [{ type: 'BrandSubscriptionPaymentFailed', data: { brandInvoiceId } }],
  },
  fail_again: {
    command: { action: 'fail_again', brandInvoiceId },
    standing: paidState,
    events: [{ type: 'BrandSubscriptionRetryFailed', data: { brandInvoiceId } }],
  },
  drop_invoice: {
    command: { action: 'drop_invoice', brandInvoiceId },
    standing: paidState,
    events: [{ type: 'BrandSubscriptionInvoiceDropped', data: { brandInvoiceId } }],
  },
  note_refund: {
    command: { action: 'note_refund', brandInvoiceId: 20, amount: 50_000 },
    events: [{ type: 'BrandSubscriptionRefundNoted', data: { brandInvoiceId: 20, amount: 50_000 } }],
  },
  give_up: {
    command: { action: 'give_up' },
    events: [{ type: 'BrandSubscriptionGivenUp', data: {} }],
  },
  retry: {
    command: { action: 'retry', plan: standardTerms, billing },
    standing: paidState,
    events: [{ type: 'BrandSubscriptionRetryAsked', data: { plan: standardTerms, invoice: null } }],
  },
  begin: { command: { action: 'begin' }, events: [{ type: 'BrandSubscriptionBegan', data: {} }] },
  choose_next_plan: {
    command: { action: 'choose_next_plan', planId: 5 },
    events: [{ type: 'BrandSubscriptionNextPlanChosen', data: { planId: 5 } }],
  },
  upgrade: {
    command: { action: 'upgrade', plan: largeTerms, billing, expectedAmount: null },
    events: [
      {
        type: 'BrandSubscriptionUpgradeRequested',
        data: {
          plan: largeTerms,
          startDate: '2026-06-01',
          // 14 of 31 days are left of 300,000.
          invoice: {
            ...invoiceDescription,
            kind: 'upgrade',
            amount: 364_517,
            discountedAmount: 135_483,
            tax: 33_137,
            dueTime: '2026-06-14T15:00:00.000Z',
          },
        },
      },
    ],
  },
  finish_upgrade: {
    command: { action: 'finish_upgrade', brandInvoiceId },
    standing: { openInvoice: openUpgrade },
    events: [
      {
        type: 'BrandSubscriptionUpgraded',
        data: { brandInvoiceId, amount: 360_000, plan: largeTerms, period: today },
      },
    ],
  },
  renew: {
    command: { action: 'renew', plan: standardTerms, billing },
    standing: isOver,
    events: [
      {
        type: 'BrandSubscriptionRenewed',
        data: {
          plan: standardTerms,
          period: {
            anchor: '2026-05-01',
            monthsBefore: 1,
            startDate: '2026-06-01',
            endDate: '2026-06-30',
          },
          invoice: invoiceDescription,
        },
      },
    ],
  },
  end: {
    command: { action: 'end' },
    standing: { ...isOver, renewNextMonth: false },
    events: [{ type: 'BrandSubscriptionEnded', data: {} }],
  },
  extend: {
    command: { action: 'extend', endDate: '2026-06-20' },
    events: [{ type: 'BrandSubscriptionExtended', data: { endDate: '2026-06-20' } }],
  },
  request_cancel: {
    command: { action: 'request_cancel' },
    events: [{ type: 'BrandSubscriptionCancelRequested', data: {} }],
  },
  withdraw_cancel: {
    command: { action: 'withdraw_cancel' },
    standing: { isCancelRequested: true },
    events: [{ type: 'BrandSubscriptionCancelWithdrawn', data: {} }],
  },
  cancel: {
    command: { action: 'cancel' },
    standing: { isBegun: false },
    events: ({ parts }) => [
      { type: 'BrandSubscriptionCanceled', data: { refunds: parts.map(({ refunded: _, ...part }) => part) } },
    ],
  },
  end_now: {
    command: { action: 'end_now', refund: 0 },
    events: [{ type: 'BrandSubscriptionEndedNow', data: { refunds: [] } }],
  },
};

/** The decided conditions on 1 June. */
function factsOf(state: BrandSubscription): ReadonlySet<string> {
  const { openInvoice, isBegun, period, isCancelRequested, firstFailedAt } = state;
  const open = openInvoice === null ? ['none open'] : ['some open', `${openInvoice.kind} open`];
  const isPast = period !== null && period.endDate < '2026-06-01';
  const facts = [
    ...open,
    isPast ? 'over' : 'going on',
    isRenewing(state) ? 'renewing' : 'not renewing',
    isCancelRequested ? 'leaving' : 'staying',
  ];
  if (!isBegun) facts.push('not begun');
  if (period !== null && period.startDate <= '2026-06-01') facts.push('start reached');
  if (firstFailedAt !== null && firstFailedAt <= '2026-05-25T00:00:00.000Z') facts.push('retries over');
  return new Set(facts);
}

testEveryRow<BrandSubscription, BrandSubscriptionCommand, BrandSubscriptionEvent>({
  entity: 'brand_subscription',
  decider: brandSubscription,
  table: brandSubscriptionTransitions,
  decided: [...decided, ...beside],
  samples,
  statuses: [...brandSubscriptionStatuses],
  stateOf: (status) => subscriptionStates[status as keyof typeof subscriptionStates],
  factsOf,
});

test('owners extend and end subscriptions; the other actions of staff are daily work', () => {
  const rows: readonly Transition[] = brandSubscriptionTransitions;
  const asked = rows.flatMap(({ action, staff }) => (staff === undefined ? [] : [[action, staff]]));
  expect(asked).toEqual([
    ['extend', 'owner'],
    ['end_now', 'owner'],
  ]);
});
