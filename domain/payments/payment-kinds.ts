/** What a payment pays for. Each payment names one, with its id. */
export const payableKinds = ['order', 'brand_invoice', 'ticket', 'fault'] as const;
export type PayableKind = (typeof payableKinds)[number];

export interface Payable {
  kind: PayableKind;
  id: number;
}

/** The account that pays. Its key seals the personal data of the payment, except that of refunds. */
export const payerKinds = ['user', 'brand'] as const;
export type PayerKind = (typeof payerKinds)[number];

export interface Payer {
  kind: PayerKind;
  id: number;
}

/** `failed`: no money came, or another amount, which is refunded. `canceled`: it was closed, or everything is refunded. */
export const paymentStatuses = ['pending', 'paid', 'partially_refunded', 'failed', 'canceled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `free`: nothing is left to pay after points. `bank`: a transfer that staff confirm. */
export const paymentMethods = ['free', 'card', 'vbank', 'payco', 'naver', 'kakaopay', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods of an attempt. With `free` there is nothing to pay, so there is no payment. */
export const triedMethods = ['card', 'vbank', 'payco', 'naver', 'kakaopay', 'bank'] as const;
export type TriedMethod = (typeof triedMethods)[number];

/** Amounts are whole units of these currencies. Neither has smaller units in use. */
export const currencies = ['KRW', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/**
 * Why an attempt ended without money. `limit`: the card's limit is reached. `left`: the payer left the provider's page.
 * `invalid` and `expired` are about the card, so the system does not retry it.
 */
export const declineReasons = ['declined', 'expired', 'invalid', 'limit', 'left', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why the provider made no refund. `needs_account`: a virtual account was paid, and the member's account is unknown. */
export const refundRefusals = ['refused', 'needs_account', 'not_possible'] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/**
 * Why money goes back. `canceled`: the thing paid for was canceled. `mismatched`, `late` and `underpaid` concern money that
 * does not count for the payment.
 */
export const refundReasons = [
  'canceled',
  'returned',
  'lost',
  'goodwill',
  'mismatched',
  'late',
  'underpaid',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** `failed`: the provider refused it; it still reserves its amount, until a retry or a refund by hand. */
export const refundStatuses = ['requested', 'failed', 'done'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `confirmed` money counts for the payment. All other money goes back. */
export const arrivalKinds = ['confirmed', 'mismatched', 'late', 'underpaid'] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];

/** Why a payment ends without money. `ended`: its order, invoice, ticket or fault ends. `due`: its due time has passed. */
export const endReasons = ['ended', 'due'] as const;
export type EndReason = (typeof endReasons)[number];

/** The kind of buyer that a cash receipt names. */
export const receiptKinds = ['person', 'company'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Maximum amount of a payment. */
export const amountAtMost = 2_000_000_000;
/** Maximum attempts of one payment. */
export const attemptsAtMost = 100;
/** Maximum refunds that can be requested. A refund's id holds its number in three digits; the system's own refunds need room. */
export const refundsAtMost = 800;
