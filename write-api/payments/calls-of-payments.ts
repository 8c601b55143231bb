import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { later } from '#domain/reacting.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { unlessPoison } from '../kit/index/poison.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { askPayment } from './ask-payment.ts';
import { cashReceipt } from './cash-receipt.ts';
import { chargePayment } from './charge-payment.ts';
import { nextNight, nightly, reconcileDay } from './reconcile-day.ts';
import { refundPayment } from './refund-payment.ts';

const minuteMs = 60_000;

/** A call that an event makes due. */
export interface WantedCall {
  kind: string;
  key: string;
  at: string;
}

/**
 * Schedules the calls to the provider that follow from a payment's events. If the database is lost, the same events schedule
 * them again; each call then asks the payment whether it still waits. Imported payments are in the past.
 */
export const callsOfPayments: Indexer = {
  async keep(db, events) {
    const wanted = events.flatMap((stored) => {
      if (entityOf(stored.stream).category !== 'payment' || stored.metadata.imported) return [];
      const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
      // `later` throws for an unreadable instant.
      const read = () =>
        callsAfter(stored).map((call) => ({ ...call, dueAt: new Date(later(call.at, 0)), cause }));
      return unlessPoison(read, []);
    });
    for (const { kind } of [askPayment, chargePayment, refundPayment, cashReceipt]) {
      await schedule(
        db,
        kind,
        wanted.filter((call) => call.kind === kind),
      );
    }
    const [first] = wanted;
    if (first === undefined) return;
    const dueAt = new Date(nextNight(first.at));
    await schedule(db, reconcileDay.kind, [{ key: nightly, dueAt, cause: first.cause }], 'missing');
  },
};

/** Returns the calls that follow from a payment's event. */
export function callsAfter(stored: StoredEvent): WantedCall[] {
  const { type, data } = asEvent<PaymentEvent>(stored);
  const { id } = entityOf(stored.stream);
  const at = stored.recordedAt;
  switch (type) {
    case 'PaymentRequested':
      return data.dueTime === null ? [] : [{ kind: askPayment.kind, key: id, at: data.dueTime }];
    case 'PaymentTried': {
      if (data.method === 'bank') return [];
      const ask = { kind: askPayment.kind, key: id, at: later(at, minuteMs) };
      if (data.method !== 'card') return [ask];
      return [ask, { kind: chargePayment.kind, key: `${id}:${data.attempt}`, at }];
    }
    // A notice may open the account after the last question about the try.
    case 'PaymentAccountOpened':
      return [{ kind: askPayment.kind, key: id, at: later(at, minuteMs) }];
    case 'RefundRequested':
    case 'RefundRetried':
    case 'RefundAccountGiven':
      return [{ kind: refundPayment.kind, key: String(data.refundId), at }];
    case 'PaymentConfirmed':
      return [{ kind: cashReceipt.kind, key: id, at }];
    case 'PaymentRefunded':
    case 'PaymentRefundedByHand':
      return [
        { kind: refundPayment.kind, key: String(data.refundId), at },
        { kind: cashReceipt.kind, key: id, at },
      ];
    case 'PaymentRefundedElsewhere':
      return [
        ...data.reduced.map(({ refundId }) => ({ kind: refundPayment.kind, key: String(refundId), at })),
        { kind: cashReceipt.kind, key: id, at },
      ];
    default:
      return [];
  }
}
