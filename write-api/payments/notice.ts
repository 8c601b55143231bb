import { randomUUID } from 'node:crypto';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import { payment } from '#domain/payments/payment.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { askPayment } from './ask-payment.ts';

/**
 * Takes a notice that something happened to an attempt. Anybody may send one, so it is only a hint: the provider is asked. A name
 * that no payment used changes nothing.
 */
export async function takeNotice(deps: WriteDeps, merchantUid: string): Promise<void> {
  const named = attemptIn(merchantUid);
  if (named === null) return;
  const { state } = await deps.streams.refresh(payment, named.paymentId);
  if (!state.attempts.some((tried) => tried.merchantUid === merchantUid)) return;
  const id = randomUUID();
  const cause = { eventId: id, correlationId: id };
  const key = `${named.paymentId}:${named.attempt}`;
  await schedule(deps.db, askPayment.kind, [{ key, dueAt: new Date(deps.clock()), cause }]);
}
