import type { TFunction } from 'i18next';
import type { PaymentDetail } from '#read-api/payments/contract.ts';

/** The thing that a payment pays for: `Order 7`. */
export function payableText(t: TFunction, { kind, id }: PaymentDetail['for']): string {
  return `${t(`payment.payable.${kind}`)} ${id}`;
}

/** The kind of entity that a payment pays for. */
export function payableKind({ kind }: PaymentDetail['for']): string {
  if (kind === 'fault') return 'tryset_item';
  return kind === 'ticket' ? 'user_ticket' : kind;
}

/** The payer's name, or the payer's kind and number if the name is unknown. */
export function payerText(t: TFunction, { kind, id, name }: PaymentDetail['payer']): string {
  return name ?? `${t(`payment.payerKind.${kind}`)} ${id}`;
}
