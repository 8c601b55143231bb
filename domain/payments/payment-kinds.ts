/** What a payment pays for. Each payment names one, with its id. */
export const payableKinds = ['order', 'brand_invoice', 'ticket', 'fault'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** `free`: nothing is left to pay after points. `bank`: a transfer that staff confirm. */
export const paymentMethods = ['free', 'card', 'vbank', 'payco', 'naver', 'kakaopay', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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
