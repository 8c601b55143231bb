import Type from 'typebox';
import { Value } from 'typebox/value';
import { endOfBusinessDay } from '#domain/business-day.ts';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import type { Charging, Refund } from './charging.ts';
import { type Answer, unwrapped } from './iamport-ask.ts';
import type { IamportCall } from './iamport-call.ts';
import { paymentIn } from './iamport-payment.ts';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';
import type { ProviderPayment } from './provider-payment.ts';

/** Iamport's page of payments. `next` is 0 on the last page. */
const Page = Type.Object({
  next: Type.Union([Type.Integer(), Type.Null()]),
  list: Type.Array(Type.Unknown()),
});
const Named = Type.Object({ merchant_uid: Type.String() });
const Prepared = Type.Object({ amount: Type.Number() });

/** The largest page that Iamport gives. */
const pageSize = 1_000;
const daySeconds = 86_400;
/** The longest name of a payment. */
const longestName = 40;

/**
 * Moves money at Iamport. Its refusals are told apart by a second question, because their words are not documented.
 * Source: https://developers.portone.io/schema/v1.openapi.json
 */
export function iamportCharging(call: IamportCall): Charging {
  const refundAt = async (reference: string, asked: Refund, signal?: AbortSignal) => {
    const { amount, left, reason, account } = asked;
    const body = {
      imp_uid: reference,
      amount,
      checksum: left,
      reason,
      ...(account && {
        refund_bank: account.bank,
        refund_account: account.number,
        refund_holder: account.holder,
      }),
    };
    return await call({ method: 'POST', path: '/payments/cancel', body }, signal);
  };
  const issue = async (part: string, body: object, signal?: AbortSignal) => {
    const answer = await call({ method: 'POST', path: `/receipts/${part}`, body }, signal);
    if (!isDone(answer)) throw refused(answer, 'refused');
  };
  const revoke = async (part: string, signal?: AbortSignal) => {
    const answer = await call({ method: 'DELETE', path: `/receipts/${part}` }, signal);
    if (!isDone(answer) && !isMissing(answer)) throw refused(answer, 'refused');
  };
  const charging: Charging = {
    async prepare({ merchantUid, amount }, signal) {
      const body = { merchant_uid: merchantUid, amount };
      const answer = await call({ method: 'POST', path: '/payments/prepare', body }, signal);
      if (isDone(answer)) return;
      // Iamport refuses a `merchant_uid` that was prepared before.
      const path = `/payments/prepare/${encodeURIComponent(merchantUid)}`;
      const known = await call({ method: 'GET', path }, signal);
      const { response } = unwrapped(known);
      if (isDone(known) && Value.Check(Prepared, response) && response.amount === amount) return;
      throw refused(answer, 'already_known');
    },
    async charge(billingKey, { merchantUid, name, amount, currency }, signal) {
      const body = {
        customer_uid: billingKey,
        merchant_uid: merchantUid,
        name: shortName(name),
        amount,
        currency,
      };
      const answer = await call({ method: 'POST', path: '/subscribe/payments/again', body }, signal);
      if (isDone(answer)) return paymentIn(unwrapped(answer).response);
      const known = await charging.find(merchantUid, signal);
      throw refused(answer, known.length > 0 ? 'already_known' : 'refused');
    },
    async find(merchantUid, signal) {
      const query = `limit=${pageSize}&sorting=-started`;
      const path = `/payments/findAll/${encodeURIComponent(merchantUid)}?${query}`;
      const answer = await call({ method: 'GET', path }, signal);
      return isMissing(answer) ? [] : pageIn(answer).rows.map(paymentIn);
    },
    async findByReference(reference, signal) {
      const path = `/payments/${encodeURIComponent(reference)}`;
      const answer = await call({ method: 'GET', path }, signal);
      if (isMissing(answer)) return null;
      if (!isDone(answer)) throw away(answer);
      return paymentIn(unwrapped(answer).response);
    },
    async refund(reference, asked, signal) {
      // Iamport refunds everything if the amount is 0 or missing.
      if (!Number.isSafeInteger(asked.amount) || asked.amount < 1) throw new ProviderRefusal('refused');
      const answer = await refundAt(reference, asked, signal);
      if (isDone(answer)) return paymentIn(unwrapped(answer).response);
      const payment = await charging.findByReference(reference, signal);
      throw refused(answer, refundReason(payment, asked));
    },
    issueReceipt: (reference, { identifier, kind }, signal) =>
      issue(encodeURIComponent(reference), { identifier, type: kind }, signal),
    cancelReceipt: (reference, signal) => revoke(encodeURIComponent(reference), signal),
    issueTransferReceipt({ merchantUid, name, amount }, { identifier, kind }, signal) {
      const body = { name: shortName(name), amount, identifier, type: kind };
      return issue(ofTransfer(merchantUid), body, signal);
    },
    cancelTransferReceipt: (merchantUid, signal) => revoke(ofTransfer(merchantUid), signal),
    async *list(day, signal) {
      const to = Date.parse(endOfBusinessDay(day)) / 1_000 - 1;
      for (let page = 1; page > 0; ) {
        const query = `page=${page}&limit=${pageSize}&from=${to - daySeconds + 1}&to=${to}&sorting=started`;
        const answer = await call({ method: 'GET', path: `/payments/status/all?${query}` }, signal);
        const { rows, next } = pageIn(answer);
        yield* rows.filter(isOurs).map(paymentIn);
        page = next > page ? next : 0;
      }
    },
  };
  return charging;
}

const shortName = (name: string) => [...name].slice(0, longestName).join('');
const ofTransfer = (merchantUid: string) => `external/${encodeURIComponent(merchantUid)}`;

const isDone = (answer: Answer) => answer.status === 200 && unwrapped(answer).code === 0;
const isMissing = ({ status }: Answer) => status === 404;

function pageIn(answer: Answer): { rows: unknown[]; next: number } {
  const { response } = unwrapped(answer);
  if (!isDone(answer) || !Value.Check(Page, response)) throw away(answer);
  return { rows: response.list, next: response.next ?? 0 };
}

/** Other programs use the same shop, and their payments may have any format. */
const isOurs = (row: unknown) => Value.Check(Named, row) && attemptIn(row.merchant_uid) !== null;

function refundReason(payment: ProviderPayment | null, { left, account }: Refund) {
  if (payment === null) return 'refused';
  const refunded = payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (payment.amount - refunded !== left) return 'left_differs';
  return payment.method === 'vbank' && account === null ? 'needs_account' : 'refused';
}

/** Iamport's own faults have other statuses, and leave the outcome open. */
function refused(answer: Answer, reason: ProviderRefusal['reason']): ProviderRefusal | ProviderAway {
  return answer.status === 200 || answer.status === 400 ? new ProviderRefusal(reason) : away(answer);
}

const away = ({ status }: Answer) => new ProviderAway(`Iamport answered ${status} to a call about a payment`);
