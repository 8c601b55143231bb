import { dueTimeOf } from '#domain/orders/place.ts';
import { randomLetters } from '#domain/payments/merchant-uid.ts';
import { refundIdOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { nameId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import { goodwillOf } from './order-stream.ts';
import type { PlannedOrder } from './plan.ts';
import { imported, type OrderIds, stepsOf } from './steps.ts';
import { cashIn } from './sums.ts';

/** Cards of the past are not in the house, and no card has this id. */
const unknownCard = 0;

/** Builds the stream of an order's payment, whose steps each give one event. An order that points pay has none. */
export function paymentStream(
  planned: PlannedOrder,
  ids: OrderIds,
  { source, receivedAt }: { source: string; receivedAt: string },
): NewEvent[] {
  return buildStream(payment, paymentSteps(planned, ids, source), receivedAt);
}

export function paymentSteps(planned: PlannedOrder, ids: OrderIds, source: string): Step<PaymentCommand>[] {
  const { ref, userId, currency, method, status, placed, paid } = planned;
  if (method === 'free') return [];
  const { orderId, paymentId } = ids;
  const step = stepsOf<PaymentCommand>(source, planned);
  const amount = cashIn(planned);
  const derived = { at: placed.at, derived: true };
  const request = {
    action: 'request' as const,
    paymentId,
    for: { kind: 'order' as const, id: orderId },
    payer: { kind: 'user' as const, id: userId },
    amount,
    currency,
    dueTime: dueTimeOf(method, placed.at),
  };
  const begun = step('request payment', request, derived);
  if (paid === null) {
    const action = status === 'failed' ? 'fail' : 'close';
    return [begun, step('end payment', { action, why: 'ended' }, derived)];
  }
  const tried = {
    action: 'try' as const,
    method,
    cardId: method === 'card' ? unknownCard : null,
    receiptBuyer: null,
    random: lettersOf(`${source}\norder\n${ref}`),
  };
  const confirmed = {
    action: 'confirm' as const,
    attempt: 1,
    reference: `${imported}-${paymentId}`,
    amount,
    currency,
    paidTime: paid.at,
    receiptUrl: null,
  };
  return [
    begun,
    step('try payment', tried, derived),
    step('confirm payment', confirmed, paid),
    ...refunds(planned, ids, step),
  ];
}

function refunds(
  planned: PlannedOrder,
  { orderId, paymentId }: OrderIds,
  step: ReturnType<typeof stepsOf<PaymentCommand>>,
): Step<PaymentCommand>[] {
  const { status, settled, paid, placed, refunded } = planned;
  const isCanceled = status === 'canceled';
  const amounts = (isCanceled ? [refunded] : goodwillOf(planned, orderId)).filter((amount) => amount > 0);
  const time = { at: (settled ?? paid ?? placed).at, derived: true };
  const why = isCanceled ? 'canceled' : 'goodwill';
  return amounts.flatMap((amount, index) => {
    const refundId = refundIdOf(paymentId, index + 1);
    const refundReference = `${imported}-${refundId}`;
    return [
      step(`request refund ${index + 1}`, { action: 'request_refund', reference: null, amount, why }, time),
      step(`refund ${index + 1}`, { action: 'refund', refundId, refundReference }, time),
    ];
  });
}

/** Ten small letters, always equal for equal texts. */
function lettersOf(text: string): string {
  const digits = nameId(text).replaceAll('-', '').slice(0, randomLetters);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}
