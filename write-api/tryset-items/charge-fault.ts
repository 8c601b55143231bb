import { type Refusal, refuse } from '#domain/decider.ts';
import { payment } from '#domain/payments/payment.ts';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import type { TrysetItemCommand } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { withRuleCode } from '#domain/tryset-items/rule-codes.ts';
import { type ApiError, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { stepOf } from '../kit/commands/context.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { closePayment, requireProvider } from '../payments/use-cases.ts';
import { cardOfMember } from '../user-tickets/card-of-member.ts';
import { isAllowed, type OnItem } from './other-size.ts';

type Charge = Extract<TrysetItemCommand, { action: 'charge_fault' }>;

/**
 * Charges the member's primary card for the loss or damage of an item. The item's event requests the payment, and an effect tries
 * the card (`pay-fault.ts`). Throws 422 `tryset_item.amount_too_high` above the garment's price, 409 `tryset_item.no_card` if the
 * member has no card, and 422 `payment.not_taken` without a payment provider.
 */
export async function chargeFault(deps: WriteDeps, on: OnItem, { amount }: Charge): Promise<TargetOutcome> {
  const { id, state, context, seenRevision } = on;
  const run = (paymentId: number) => {
    const command = { action: 'charge_fault', paymentId, amount } as const;
    return runTarget(deps.streams, { on: 'tryset_item', id, command }, context, seenRevision);
  };
  if (!isAllowed(on)) return run(0);
  requireProvider(deps, 'card');
  const price = await priceOf(deps, state);
  if (amount > price) {
    const message = `the garment costs ${price}; charge at most that`;
    throw ruled(refuse('invalid', 'tryset_item.amount_too_high', message, { amount, price }));
  }
  if ((await cardOfMember(deps, state.userId)) === null) {
    const message = 'the member has no card that can be charged; ask the member to register one';
    throw ruled(refuse('conflict', 'tryset_item.no_card', message, { userId: state.userId }));
  }
  const { payment: [paymentId = 0] = [] } = await deps.ids.forCommand({ payment: 1 }, context);
  return run(paymentId);
}

/**
 * Ends the charges of an item whose forced purchase is undone. Each payment's append decides: 409 `tryset_item.fault_paid` if its money
 * came first and was not refunded in full.
 */
export async function endCharges(deps: WriteDeps, on: OnItem): Promise<void> {
  if (!isAllowed(on)) return;
  for (const paymentId of on.state.faultPaymentIds) {
    if (await closePayment(deps, stepOf(on.context), paymentId)) continue;
    const { status } = (await deps.streams.refresh(payment, paymentId)).state;
    if (status === 'canceled') continue;
    const message = `the member has paid for the loss or damage; refund payment ${paymentId} first`;
    throw ruled(refuse('conflict', 'tryset_item.fault_paid', message, { paymentId, status }));
  }
}

/** Returns the price of the item's garment: whole KRW or JPY. */
async function priceOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  { productId, stockItemId }: TrysetItemState,
): Promise<number> {
  const [of, garment] = await Promise.all([
    streams.refresh(product, productId),
    streams.refresh(stockItem, stockItemId),
  ]);
  return stockPrice(of.state.originalPrice, garment.state.discountRate);
}

function ruled({ refusal }: { refusal: Refusal }): ApiError {
  return refused(withRuleCode(refusal));
}
