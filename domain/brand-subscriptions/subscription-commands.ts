import type { InvoiceNews } from '../brand-invoices/after-invoice.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import type { BrandSubscriptionDescription } from './subscription-events.ts';

/** What an invoice needs from outside the subscription: fresh ids, and the tax rate in percent. */
export interface Billing {
  brandInvoiceId: number;
  paymentId: number;
  taxRate: number;
}

export interface ChoosePlanCommand extends BrandSubscriptionDescription {
  action: 'choose_plan';
  billing: Billing;
}

/** `expectedAmount`: the charge that was shown; null if none was. */
export interface UpgradeCommand {
  action: 'upgrade';
  plan: PlanTerms;
  billing: Billing;
  expectedAmount: number | null;
}

/** `plan`: the terms of the next plan on the first day of the next period. */
export interface RenewCommand {
  action: 'renew';
  plan: PlanTerms;
  billing: Billing;
}

/** `plan`: the terms of the present plan today. They apply if the service had stopped. */
export interface RetryCommand {
  action: 'retry';
  plan: PlanTerms;
  billing: Billing;
}

/** One action of the table. */
export type BrandSubscriptionAct =
  | ChoosePlanCommand
  | { action: 'expire'; brandSubscriptionId: number }
  | { action: 'pay'; brandInvoiceId: number }
  | { action: 'fail'; brandInvoiceId: number }
  | { action: 'fail_again'; brandInvoiceId: number }
  | { action: 'drop_invoice'; brandInvoiceId: number }
  | { action: 'note_refund'; brandInvoiceId: number; amount: number }
  | { action: 'give_up' }
  | RetryCommand
  | { action: 'begin' }
  | { action: 'choose_next_plan'; planId: number | null }
  | UpgradeCommand
  | { action: 'finish_upgrade'; brandInvoiceId: number }
  | RenewCommand
  | { action: 'end' }
  | { action: 'extend'; endDate: string }
  | { action: 'request_cancel' }
  | { action: 'withdraw_cancel' }
  | { action: 'cancel' }
  | { action: 'end_now'; refund: number };

/** How an invoice's payment stands. The subscription decides which actions follow. */
export interface FollowInvoice {
  action: 'follow_invoice';
  brandInvoiceId: number;
  news: InvoiceNews;
}

/** Money of a paid invoice went back. */
export interface FollowRefund {
  action: 'follow_refund';
  brandInvoiceId: number;
  amount: number;
}

export type BrandSubscriptionCommand = BrandSubscriptionAct | FollowInvoice | FollowRefund;
