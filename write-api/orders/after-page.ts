import { setTimeout as delay } from 'node:timers/promises';
import { order } from '#domain/orders/order.ts';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import { payment } from '#domain/payments/payment.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { takeNotice } from '../payments/notice.ts';
import { now } from './pay-order.ts';
import { seesOrder } from './sees-order.ts';

/** How long the answer waits for the provider, in ms. */
const patienceMs = 5_000;
const pauseMs = 50;

/**
 * The buyer comes back from the provider's page. This is only a hint: the provider is asked. Answers the order once it no longer
 * waits, or as it is after five seconds. Throws 404 for an attempt of no order that the caller sees.
 */
export async function afterPage(
  deps: WriteDeps,
  { caller }: Pick<Asked, 'caller'>,
  merchantUid: string,
): Promise<Changed> {
  const paymentId = attemptIn(merchantUid)?.paymentId ?? 0;
  const { state: paid } = await deps.streams.refresh(payment, paymentId);
  const id = paid.for?.kind === 'order' ? paid.for.id : 0;
  const isKnown = paid.attempts.some((tried) => tried.merchantUid === merchantUid);
  const { state } = await deps.streams.refresh(order, id);
  if (!isKnown || !seesOrder(caller)(state)) throw notFound('order', id);
  await takeNotice(deps, merchantUid);
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const { status } = (await deps.streams.refresh(order, id)).state;
    if (status !== 'wait') break;
    await delay(pauseMs);
  }
  return now(deps, id);
}
