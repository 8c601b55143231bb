import { system } from '#domain/actor.ts';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import { chargedCard } from '../brand-subscriptions/billing.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { consequencesOf, runConsequences } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { tryPayment } from '../payments/use-cases.ts';

/**
 * Tries to pay an invoice for content uses when it is opened: it charges the primary card, or notes that a transfer is
 * awaited. A declined charge is tried again with the brand's next card, as any payment is.
 */
export const payContentUse: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'brand_invoice') return;
  const event = asEvent<BrandInvoiceEvent>(stored);
  if (event.type !== 'BrandInvoiceOpened' || event.data.kind !== 'content_use') return;
  const { brandId, paymentId, method } = event.data;
  const context = {
    commandId: derivedCommandId(stored.id, 'try payment'),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  };
  // Effects run before consequences. After a crash, the payment may not be requested yet.
  const { state } = await deps.streams.refresh(brandInvoice, id);
  await runConsequences(deps.streams, stored.id, consequencesOf('brand_invoice', event, state), context);
  const card = method === 'card' ? await chargedCard(deps, brandId) : null;
  // A brand that lost its card meanwhile transfers the money.
  const wanted = {
    method: card === null ? 'bank' : 'card',
    cardId: card?.cardId ?? null,
    receipt: null,
  } as const;
  try {
    await tryPayment(deps, context, paymentId, wanted);
  } catch (error) {
    // The payment has ended, or its card cannot be charged: the open invoice shows it.
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
  }
};
