import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscriptionAction } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { brandSubscriptionWords } from '#domain/brand-subscriptions/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const brandSubscription = {
  status: words.brandSubscriptionStatus,
  method: words.paymentMethod,
  invoiceStatus: words.paymentStatus,
  invoiceKind: words.brandInvoiceKind,
  fields: brandSubscriptionWords,
  choose: 'Choose this plan',
  chooseFor: 'Choose it for {{price}}',
  chooseText:
    'A card is charged at once; a transfer is due in {{days}} {{days, plural(one: day; other: days)}}. If the money comes after the chosen day, the plan starts when it comes.',
  renew: 'Renew it at the end of each period',
  upgrade: 'Upgrade',
  upgradeFor: 'Upgrade for {{price}}',
  offerFirst: 'The charge is not loaded yet. Wait a moment and try again.',
  credit: 'Credit for the days left',
  charge: 'Charged now, tax included',
  tax: 'Tax in it',
  next: 'Next period',
  score: 'Content score',
  due: 'Due now',
  dueBy: 'due by {{day}}',
  outcome: {
    paid: 'Paid',
    declined: 'Declined',
    not_counted: 'Refunded: late or another amount',
    unknown: 'No outcome yet',
  },
  search: 'Name of the brand',
  perPeriod: 'for each period of {{months}} {{months, plural(one: month; other: months)}}, tax included',
  noPlans: 'No plan is on offer in this region.',
  none: 'This brand never had a plan.',
  noInvoices: 'This brand has no invoice.',
  sections: { present: 'Present plan', compare: 'Compare the plans', invoices: 'Invoices' },
  why: {
    being_paid: 'It waits for money: its open invoice must end first.',
    begun: 'The service has begun: cancel it at the end of the period.',
    period_over: 'The period is over.',
    cancel_requested: 'It already ends with the period.',
    no_cancel_requested: 'No cancel was requested.',
  },
  refused: {
    being_paid: 'It waits for money. Wait for the outcome, or close its payment.',
    not_dearer: 'This plan is not dearer. Choose it as the next plan.',
    price_changed: 'The charge has changed. Close the dialog and look again.',
    nothing_to_pay: 'The plan is free now: nothing is to pay.',
    bad_start: 'The plan can start from {{from}} to {{to}}. A free plan starts today.',
    no_card: 'The brand has no card. Register one, or pay by bank.',
    none_live: 'The brand has no plan now. Choose one first.',
    bad_extension: 'Choose a day after {{lastDay}}, within a year.',
    refund_too_high: 'At most {{paid}} was paid for this period.',
  },
} as const;

const brandSubscriptionActions = {
  choose_plan: 'Choose plan',
  expire: 'Let expire',
  pay: 'Pay',
  fail: 'Fail',
  fail_again: 'Fail again',
  drop_invoice: 'Drop invoice',
  note_refund: 'Note refund',
  give_up: 'Give up',
  retry: 'Retry payment',
  begin: 'Begin',
  choose_next_plan: 'Choose next plan',
  upgrade: 'Upgrade',
  finish_upgrade: 'Finish upgrade',
  renew: 'Renew',
  end: 'End',
  extend: 'Extend period',
  request_cancel: 'Cancel at the end of the period',
  withdraw_cancel: 'Withdraw cancel',
  cancel: 'Cancel subscription',
  end_now: 'End now',
} as const satisfies Record<BrandSubscriptionAction, string>;

const brandSubscriptionDone = {
  retry: 'The payment is tried again.',
  choose_next_plan: 'The next period uses the chosen plan.',
  extend: 'The period is extended.',
  request_cancel: 'The subscription ends with its period.',
  withdraw_cancel: 'The subscription goes on.',
  cancel: 'The subscription is canceled.',
  end_now: 'The subscription has ended.',
} as const;

export const texts = { brandSubscription, brandSubscriptionActions, brandSubscriptionDone } as const;

export const rooms = {
  brandPlan: 'Brand plan',
  brandSubscriptions: 'Brand subscriptions',
  subscriptions: 'Subscriptions',
} as const;

export const history = {
  categories: { brand_subscription: 'Brand subscription' },
  categoryWithId: { brand_subscription: 'Brand subscription {{id}}' },
  event: {
    BrandSubscriptionStarted: 'Plan was chosen. Starts on {{startDate}}.',
    BrandSubscriptionStartExpired: 'The plan was never started.',
    BrandSubscriptionPaid: 'The plan was paid: {{amount}}.',
    BrandSubscriptionPaymentFailed: 'Payment for the plan failed.',
    BrandSubscriptionRetryFailed: 'Another payment for the plan failed.',
    BrandSubscriptionInvoiceDropped: 'Invoice {{brandInvoiceId}} ended without payment.',
    BrandSubscriptionRefundNoted: 'A part of what was paid went back: {{amount}}.',
    BrandSubscriptionGivenUp: 'The service stopped, because the plan was not paid.',
    BrandSubscriptionRetryAsked: 'Another attempt to pay was requested.',
    BrandSubscriptionBegan: 'The plan began.',
    BrandSubscriptionNextPlanChosen: 'Next plan was chosen: {{planId}}.',
    BrandSubscriptionUpgradeRequested: 'An upgrade was requested from {{startDate}}.',
    BrandSubscriptionUpgraded: 'The plan was upgraded: {{amount}} paid.',
    BrandSubscriptionRenewed: 'The plan was renewed.',
    BrandSubscriptionEnded: 'The subscription ended with its period.',
    BrandSubscriptionExtended: 'The period was extended until {{endDate}}.',
    BrandSubscriptionCancelRequested: 'Cancel at the end of the period was requested.',
    BrandSubscriptionCancelWithdrawn: 'The requested cancel was withdrawn.',
    BrandSubscriptionCanceled: 'The subscription was canceled.',
    BrandSubscriptionEndedNow: 'The subscription was ended at once.',
  } as const satisfies EventTexts<BrandSubscriptionEvent>,
  fieldOf: { brand_subscription: brandSubscriptionWords },
} as const;

export const replay = {
  entities: { brand_subscription: 'Brand subscription' },
  projection: {
    brand_subscriptions: 'Brand subscriptions',
    brand_subscription_lives: 'Statuses of brand subscriptions over time',
  },
} as const;
