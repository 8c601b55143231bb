import { payment } from '#domain/payments/payment.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Loaded } from '../kit/commands/loaded.ts';
import { runAgain } from '../kit/commands/run-again.ts';

/** Returns the payment of an order. After a crash, it may not be requested yet: this requests it. */
export async function paymentOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  { orderId, paymentId }: { orderId: number; paymentId: number },
  context: CommandContext,
): Promise<Loaded<Payment>> {
  const known = await streams.refresh(payment, paymentId);
  if (known.state.status !== 'none') return known;
  await runAgain(streams, { on: 'order', id: orderId }, context);
  return streams.refresh(payment, paymentId);
}
