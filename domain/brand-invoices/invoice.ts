import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { amountAtMost, type Currency, type DeclineReason } from '../payments/payment-kinds.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { BrandInvoiceDescription, BrandInvoiceEvent } from './invoice-events.ts';
import type { BrandInvoiceKind, BrandInvoiceStatus, BrandPaymentMethod } from './invoice-kinds.ts';
import { brandInvoiceRules, brandInvoiceTransitions } from './invoice-transitions.ts';

/** `none`: before it is opened. */
export type BrandInvoiceLife = 'none' | BrandInvoiceStatus;

export interface BrandInvoice {
  status: BrandInvoiceLife;
  /** 0 before it is opened. */
  brandInvoiceId: number;
  brandId: number;
  kind: BrandInvoiceKind;
  brandSubscriptionId: number | null;
  month: string | null;
  paymentId: number;
  method: BrandPaymentMethod;
  amount: number;
  discountedAmount: number;
  currency: Currency | null;
  tax: number;
  dueTime: string | null;
  paidTime: string | null;
  refunded: number;
  /** The newest attempt that was declined. */
  declined: { attempt: number; declined: DeclineReason } | null;
  /** The tax office's approval number of the tax invoice for the transfer. */
  approvalNumber: string | null;
}

export type BrandInvoiceCommand =
  | ({ action: 'open' } & BrandInvoiceDescription)
  | { action: 'pay'; amount: number; paidTime: string }
  | { action: 'decline'; attempt: number; declined: DeclineReason }
  | { action: 'fail' }
  | { action: 'cancel' }
  | { action: 'refund'; amount: number; refundReference: string }
  | { action: 'note_tax_invoice'; approvalNumber: string };

/**
 * A brand's invoice. It requests one payment and follows it; it never decides a race, because the payment does. A period's
 * or an upgrade's invoice tells its subscription.
 */
export const brandInvoice: Decider<BrandInvoice, BrandInvoiceCommand, BrandInvoiceEvent> = {
  category: 'brand_invoice',
  initial: {
    status: 'none',
    brandInvoiceId: 0,
    brandId: 0,
    kind: 'period',
    brandSubscriptionId: null,
    month: null,
    paymentId: 0,
    method: 'card',
    amount: 0,
    discountedAmount: 0,
    currency: null,
    tax: 0,
    dueTime: null,
    paidTime: null,
    refunded: 0,
    declined: null,
    approvalNumber: null,
  },
  decide,
  evolve,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
  memory: Number.POSITIVE_INFINITY,
};

function decide(
  state: BrandInvoice,
  command: BrandInvoiceCommand,
  asked: Asked,
): Decision<BrandInvoiceEvent> {
  const refused = checkTransition(brandInvoiceRules, state, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  // The payment's newer event may come first: a decline is then of no further interest.
  if (command.action === 'decline' && isPast(state, command.attempt)) return nothingToDo;
  if (refused !== null) return refused;
  if (command.action === 'note_tax_invoice' && state.approvalNumber === command.approvalNumber) {
    return nothingToDo;
  }
  if (command.action === 'open') {
    const { amount, discountedAmount, kind, month, brandSubscriptionId } = command;
    const isWhole = Number.isSafeInteger(amount) && amount > 0 && amount <= amountAtMost;
    if (!isWhole || !Number.isSafeInteger(discountedAmount) || discountedAmount < 0) return noAmount(amount);
    const isOfMonth = kind === 'content_use';
    if (isOfMonth !== (month !== null) || isOfMonth !== (brandSubscriptionId === null))
      return noPurpose(kind);
  }
  if (command.action === 'refund' && command.amount > state.amount - state.refunded) {
    return refuse('conflict', 'brand_invoice.refund_too_high', 'more was refunded than was paid', {
      left: state.amount - state.refunded,
      amount: command.amount,
    });
  }
  return accept(factOf<BrandInvoiceEvent>(brandInvoiceTransitions, command));
}

function isPast({ status, declined }: BrandInvoice, attempt: number): boolean {
  return status !== 'none' && (status !== 'pending' || (declined?.attempt ?? 0) >= attempt);
}

function evolve(state: BrandInvoice, { type, data }: BrandInvoiceEvent): BrandInvoice {
  switch (type) {
    case 'BrandInvoiceOpened':
      return { ...state, ...data, status: 'pending' };
    case 'BrandInvoicePaid':
      return { ...state, status: 'paid', paidTime: data.paidTime, declined: null };
    case 'BrandInvoiceDeclined':
      return { ...state, declined: data };
    case 'BrandInvoiceFailed':
      return { ...state, status: 'failed' };
    case 'BrandInvoiceCanceled':
      return { ...state, status: 'canceled' };
    case 'BrandInvoiceRefunded': {
      const refunded = state.refunded + data.amount;
      return { ...state, refunded, status: refunded < state.amount ? 'partially_refunded' : 'canceled' };
    }
    case 'BrandInvoiceTaxInvoiceNoted':
      return { ...state, approvalNumber: data.approvalNumber };
    default:
      return untouched(type, state);
  }
}

const noAmount = (amount: number) =>
  refuse('invalid', 'brand_invoice.no_amount', 'an amount is a whole number above zero', { amount });

const noPurpose = (kind: BrandInvoiceKind) =>
  refuse(
    'invalid',
    'brand_invoice.no_purpose',
    'an invoice names its subscription, or for content uses the month',
    {
      kind,
    },
  );
