import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { declineIn } from './iamport-refusals.ts';
import { ProviderAway } from './payment-provider.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { readReason } from './refund-reason.ts';

const Text = Type.Union([Type.String(), Type.Null()]);
/** Unix seconds; 0 or null if the payment has no such time. */
const Seconds = Type.Union([Type.Integer(), Type.Null()]);

/**
 * The fields that we read of Iamport's payment. It has more, some with the payer's name and phone number.
 * Source: `PaymentAnnotation` of https://developers.portone.io/schema/v1.openapi.json
 */
const Told = Type.Object({
  imp_uid: Type.String({ minLength: 1 }),
  merchant_uid: Type.String(),
  status: Type.Union([
    Type.Literal('ready'),
    Type.Literal('paid'),
    Type.Literal('cancelled'),
    Type.Literal('failed'),
  ]),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.Optional(Text),
  pay_method: Type.Optional(Text),
  pg_provider: Type.Optional(Text),
  emb_pg_provider: Type.Optional(Text),
  paid_at: Type.Optional(Seconds),
  fail_reason: Type.Optional(Text),
  receipt_url: Type.Optional(Text),
  vbank_code: Type.Optional(Text),
  vbank_num: Type.Optional(Text),
  vbank_holder: Type.Optional(Text),
  vbank_date: Type.Optional(Seconds),
  cancel_history: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Array(
        Type.Object({
          pg_tid: Type.Optional(Text),
          amount: Type.Integer({ minimum: 0 }),
          cancelled_at: Type.Integer(),
          reason: Type.Optional(Text),
        }),
      ),
    ]),
  ),
  cash_receipt_issued: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
});
type Told = Static<typeof Told>;

/** Reads Iamport's payment. Throws `ProviderAway` if it has another shape. */
export function paymentIn(response: unknown): ProviderPayment {
  if (!Value.Check(Told, response)) throw new ProviderAway('Iamport answered a payment in an unknown format');
  const { status, fail_reason, receipt_url } = response;
  return {
    reference: response.imp_uid,
    merchantUid: response.merchant_uid,
    status: status === 'cancelled' ? 'canceled' : status,
    method: methodOf(response),
    amount: response.amount,
    currency: currencies.find((each) => each === (response.currency ?? 'KRW')) ?? null,
    paidTime: instant(response.paid_at),
    receiptUrl: isWebAddress(receipt_url) ? receipt_url : null,
    declined: status === 'failed' ? declineIn(fail_reason ?? '') : null,
    account: accountIn(response),
    refunds: refundsIn(response),
    hasReceipt: response.cash_receipt_issued ?? false,
  };
}

/** Wallets are named as the method, as the gateway, or as the gateway behind a hub such as Inicis. */
function methodOf({ pay_method, pg_provider, emb_pg_provider }: Told): ProviderPayment['method'] {
  if (pay_method === 'vbank') return 'vbank';
  const names = `${pay_method ?? ''} ${pg_provider ?? ''} ${emb_pg_provider ?? ''}`;
  return (['kakaopay', 'naver', 'payco'] as const).find((wallet) => names.includes(wallet)) ?? 'card';
}

function accountIn({ pay_method, vbank_code, vbank_num, vbank_holder, vbank_date }: Told) {
  const dueTime = instant(vbank_date);
  if (pay_method !== 'vbank' || !vbank_num || dueTime === null) return null;
  return { bank: vbank_code ?? '', number: vbank_num, holder: vbank_holder ?? '', dueTime };
}

/** Gateways repeat the payment's own number for each refund, so its place in the order of time is added. */
function refundsIn({ cancel_history }: Told) {
  return [...(cancel_history ?? [])]
    .sort((one, other) => one.cancelled_at - other.cancelled_at)
    .map(({ pg_tid, amount, cancelled_at, reason }, place) => ({
      refundReference: `${pg_tid ?? ''}#${place + 1}`,
      amount,
      time: new Date(cancelled_at * 1_000).toISOString(),
      ...readReason(reason),
    }));
}

function instant(seconds: number | null | undefined): string | null {
  return seconds ? new Date(seconds * 1_000).toISOString() : null;
}

const isWebAddress = (text: string | null | undefined): text is string =>
  text != null && /^https:\/\//.test(text);
