import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { chargeDueAt } from '#domain/settlements/charge-due.ts';
import { conflict } from '#http/errors.ts';
import { chargedCard } from '../brand-subscriptions/billing.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { seesMonth } from './visible.ts';

/**
 * Charges a month's content uses again after their invoice ended without money. Throws 404 if there is no such month, and 409
 * `brand_month.nothing_charged`. Throws 409 `brand_month.being_paid` while the invoice is open or after it was paid, and 409
 * `brand_month.other_invoice` if somebody else charged at the same time.
 */
export async function chargeAgain(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  { id, currency }: { id: number; currency: Currency },
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, brandMonth, id, context, seesMonth(caller));
  const charged = state.settlements.find((each) => each.currency === currency)?.invoice ?? null;
  const replaced = charged?.brandInvoiceId ?? 0;
  if (!isRepeat && replaced !== 0) await requireUnpaid(deps, replaced);
  const given = await deps.ids.forCommand({ brand_invoice: 1, payment: 1 }, context);
  const { brand_invoice: [brandInvoiceId = 0] = [], payment: [paymentId = 0] = [] } = given;
  const isCharged = deps.paymentProvider !== null && (await chargedCard(deps, state.brandId)) !== null;
  const invoice = {
    brandInvoiceId,
    paymentId,
    method: isCharged ? 'card' : 'bank',
    dueTime: chargeDueAt(context.receivedAt),
  } as const;
  const command = { action: 'charge_again', currency, replaced, invoice } as const;
  const outcome = await runTarget(deps.streams, { on: 'brand_month', id, command }, context, seenRevision);
  return changedBy(id, outcome, seenRevision);
}

async function requireUnpaid({ streams }: WriteDeps, brandInvoiceId: number): Promise<void> {
  const { status } = (await streams.refresh(brandInvoice, brandInvoiceId)).state;
  if (status === 'failed' || status === 'canceled') return;
  throw conflict(
    'brand_month.being_paid',
    `the invoice is ${status}: charge again only after it ended without money`,
    { brandInvoiceId, status },
  );
}
