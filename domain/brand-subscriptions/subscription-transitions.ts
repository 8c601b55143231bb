import { businessDayOf } from '../business-day.ts';
import type { Rules, Transition } from '../transition-table.ts';
import { isEndReached, retriesAt } from './subscription-days.ts';
import type { BrandSubscriptionStatus } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';

export type BrandSubscriptionGuard =
  | 'noOpenInvoice'
  | 'openInvoice'
  | 'openPeriodInvoice'
  | 'openUpgrade'
  | 'notBegun'
  | 'startReached'
  | 'endReached'
  | 'endNotReached'
  | 'renewing'
  | 'notRenewing'
  | 'retriesOver'
  | 'cancelRequested'
  | 'cancelNotRequested';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type BrandSubscriptionStanding = Pick<
  BrandSubscription,
  | 'status'
  | 'openInvoice'
  | 'isBegun'
  | 'period'
  | 'extendedEndDate'
  | 'renewNextMonth'
  | 'isCancelRequested'
  | 'firstFailedAt'
>;

const bySystem = ['system'] as const;
const byBrand = ['brand_admin', 'staff'] as const;
const onUsing = { from: ['using'], to: 'same' } as const;

export const brandSubscriptionTransitions = [
  {
    action: 'choose_plan',
    from: ['idle'],
    to: 'told',
    event: 'BrandSubscriptionStarted',
    who: byBrand,
  },
  {
    action: 'expire',
    from: ['idle'],
    to: 'canceled',
    event: 'BrandSubscriptionStartExpired',
    who: bySystem,
  },
  {
    action: 'pay',
    from: ['pending', 'payment_retry_await', 'payment_failed', 'using'],
    to: 'told',
    event: 'BrandSubscriptionPaid',
    who: bySystem,
    guards: ['openPeriodInvoice'],
  },
  {
    action: 'fail',
    from: ['pending', 'using'],
    to: 'payment_retry_await',
    event: 'BrandSubscriptionPaymentFailed',
    who: bySystem,
    guards: ['openPeriodInvoice'],
  },
  {
    action: 'fail_again',
    from: ['payment_retry_await'],
    to: 'same',
    event: 'BrandSubscriptionRetryFailed',
    who: bySystem,
    guards: ['openPeriodInvoice'],
  },
  {
    action: 'drop_invoice',
    from: ['pending', 'using', 'payment_retry_await', 'payment_failed'],
    to: 'same',
    event: 'BrandSubscriptionInvoiceDropped',
    who: bySystem,
    guards: ['openInvoice'],
  },
  {
    action: 'note_refund',
    from: ['payment_done', 'using', 'payment_retry_await', 'payment_failed'],
    to: 'same',
    event: 'BrandSubscriptionRefundNoted',
    who: bySystem,
  },
  {
    action: 'give_up',
    from: ['payment_retry_await'],
    to: 'payment_failed',
    event: 'BrandSubscriptionGivenUp',
    who: bySystem,
    guards: ['noOpenInvoice', 'retriesOver'],
  },
  {
    action: 'retry',
    from: ['payment_retry_await', 'payment_failed'],
    to: 'same',
    event: 'BrandSubscriptionRetryAsked',
    who: byBrand,
  },
  {
    action: 'begin',
    from: ['payment_done'],
    to: 'using',
    event: 'BrandSubscriptionBegan',
    who: bySystem,
    guards: ['startReached'],
  },
  {
    action: 'choose_next_plan',
    from: ['using', 'payment_done', 'payment_retry_await'],
    to: 'same',
    event: 'BrandSubscriptionNextPlanChosen',
    who: byBrand,
    guards: ['cancelNotRequested'],
  },
  {
    ...onUsing,
    action: 'upgrade',
    event: 'BrandSubscriptionUpgradeRequested',
    who: byBrand,
    guards: ['noOpenInvoice', 'endNotReached'],
  },
  {
    ...onUsing,
    action: 'finish_upgrade',
    event: 'BrandSubscriptionUpgraded',
    who: bySystem,
    guards: ['openUpgrade'],
  },
  {
    ...onUsing,
    action: 'renew',
    event: 'BrandSubscriptionRenewed',
    who: bySystem,
    guards: ['endReached', 'renewing', 'noOpenInvoice'],
  },
  {
    action: 'end',
    from: ['using'],
    to: 'canceled',
    event: 'BrandSubscriptionEnded',
    who: bySystem,
    guards: ['endReached', 'notRenewing', 'noOpenInvoice'],
  },
  {
    ...onUsing,
    action: 'extend',
    event: 'BrandSubscriptionExtended',
    who: ['staff'],
    staff: 'owner',
    guards: ['noOpenInvoice', 'endNotReached'],
  },
  {
    ...onUsing,
    action: 'request_cancel',
    event: 'BrandSubscriptionCancelRequested',
    who: byBrand,
    guards: ['cancelNotRequested'],
    undo: 'withdraw_cancel',
  },
  {
    ...onUsing,
    action: 'withdraw_cancel',
    event: 'BrandSubscriptionCancelWithdrawn',
    who: byBrand,
    guards: ['cancelRequested'],
    undo: 'request_cancel',
  },
  {
    action: 'cancel',
    from: ['pending', 'payment_done', 'payment_retry_await'],
    to: 'canceled',
    event: 'BrandSubscriptionCanceled',
    who: byBrand,
    guards: ['notBegun', 'noOpenInvoice'],
  },
  {
    action: 'end_now',
    from: ['using', 'payment_retry_await', 'payment_failed'],
    to: 'canceled',
    event: 'BrandSubscriptionEndedNow',
    who: ['staff'],
    staff: 'owner',
    guards: ['noOpenInvoice'],
    reason: 'required',
  },
] as const satisfies readonly Transition<string, BrandSubscriptionStatus, BrandSubscriptionGuard>[];

export type BrandSubscriptionAction = (typeof brandSubscriptionTransitions)[number]['action'];

/** Whether the subscription goes on after its present period. */
export function isRenewing({
  renewNextMonth,
  isCancelRequested,
}: Pick<BrandSubscription, 'renewNextMonth' | 'isCancelRequested'>): boolean {
  return renewNextMonth && !isCancelRequested;
}

export const brandSubscriptionRules: Rules<
  BrandSubscriptionStatus,
  BrandSubscriptionGuard,
  BrandSubscriptionStanding,
  BrandSubscriptionAction
> = {
  entity: 'brand_subscription',
  table: brandSubscriptionTransitions,
  guards: {
    /** To end or change what waits for money, close its payment first. The payment decides whether money came before. */
    noOpenInvoice: ({ openInvoice }) => (openInvoice === null ? null : 'being_paid'),
    openInvoice: ({ openInvoice }) => (openInvoice === null ? 'no_open_invoice' : null),
    openPeriodInvoice: ({ openInvoice }) => (openInvoice?.kind === 'period' ? null : 'no_open_invoice'),
    openUpgrade: ({ openInvoice }) => (openInvoice?.kind === 'upgrade' ? null : 'no_open_invoice'),
    notBegun: ({ isBegun }) => (isBegun ? 'begun' : null),
    startReached: ({ period }, { at }) =>
      period !== null && period.startDate <= businessDayOf(at) ? null : 'not_started',
    endReached: (standing, { at }) => (isEndReached(standing, at) ? null : 'not_ended'),
    endNotReached: (standing, { at }) => (isEndReached(standing, at) ? 'period_over' : null),
    renewing: (standing) => (isRenewing(standing) ? null : 'not_renewing'),
    notRenewing: (standing) => (isRenewing(standing) ? 'renewing' : null),
    retriesOver: ({ firstFailedAt }, { at }) =>
      firstFailedAt !== null && (retriesAt(firstFailedAt).at(-1) ?? '') <= at ? null : 'retries_left',
    cancelRequested: ({ isCancelRequested }) => (isCancelRequested ? null : 'no_cancel_requested'),
    cancelNotRequested: ({ isCancelRequested }) => (isCancelRequested ? 'cancel_requested' : null),
  },
};
