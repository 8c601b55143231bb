import { system } from '#domain/actor.ts';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscription, OpenInvoice } from '#domain/brand-subscriptions/subscription-state.ts';
import type { WalletEvent } from '#domain/cards/card-events.ts';
import { payment } from '#domain/payments/payment.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { consequencesOf, runConsequences, runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { closePayment, tryPayment } from '../payments/use-cases.ts';
import { chargedCard } from './billing.ts';
import { liveSubscriptionOf } from './live.ts';

/** The refusals of a try that only another card, or another means of payment, can overcome. */
const unusable = ['card.unknown', 'payment.card_unusable', 'payment.not_taken', 'payment.too_many_attempts'];

/**
 * Tries to pay a brand's invoice: when it is opened, when somebody asks for a retry, and when the brand registers or chooses its
 * first card after a failure. The try is named by the event, so a repeated effect tries once.
 */
export const payInvoices: Effect = async (deps, stored, id) => {
  const { category } = entityOf(stored.stream);
  const context = tryContext(deps, stored);
  if (category === 'brand_invoice') return payOpened(deps, stored, id, context);
  if (category === 'brand_subscription') {
    const { type, data } = asEvent<BrandSubscriptionEvent>(stored);
    if (type !== 'BrandSubscriptionRetryAsked' || data.invoice !== null) return;
    const { state } = await deps.streams.refresh(brandSubscription, id);
    if (state.method === 'card') await payOpenInvoice(deps, state, context);
  }
  if (category === 'brand_wallet') {
    const { type } = asEvent<WalletEvent>(stored);
    if (type !== 'CardRegistered' && type !== 'CardReplaced' && type !== 'CardMadePrimary') return;
    const state = await liveSubscriptionOf(deps, id);
    if (
      state?.status === 'payment_retry_await' &&
      state.method === 'card' &&
      (await isUntried(deps, state))
    ) {
      await payOpenInvoice(deps, state, context);
    }
  }
};

/** Whether the brand had no card to charge. A declined charge is repeated by the payment itself, with the new card. */
async function isUntried({ streams }: WriteDeps, { openInvoice }: BrandSubscription): Promise<boolean> {
  if (openInvoice === null) return false;
  const { attempts } = (await streams.refresh(payment, openInvoice.paymentId)).state;
  return attempts.length === 0;
}

async function payOpened(
  deps: WriteDeps,
  stored: StoredEvent,
  id: number,
  context: CommandContext,
): Promise<void> {
  const event = asEvent<BrandInvoiceEvent>(stored);
  if (event.type !== 'BrandInvoiceOpened' || event.data.brandSubscriptionId === null) return;
  // Effects run before consequences. After a crash, the payment may not be requested yet.
  const { state: invoice } = await deps.streams.refresh(brandInvoice, id);
  await runConsequences(deps.streams, stored.id, consequencesOf('brand_invoice', event, invoice), context);
  const { state } = await deps.streams.refresh(brandSubscription, event.data.brandSubscriptionId);
  if (state.openInvoice?.brandInvoiceId === id) await payOpenInvoice(deps, state, context);
}

function tryContext({ clock }: WriteDeps, { id, metadata }: StoredEvent): CommandContext {
  return {
    commandId: derivedCommandId(id, 'try payment'),
    actor: system,
    receivedAt: clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
}

/**
 * Tries the payment of the open invoice: it charges the primary card, or announces a transfer. A brand whose card cannot be
 * charged has failed to pay, as if the card were declined. An ended payment, or one being charged, stays as it is.
 */
export async function payOpenInvoice(
  deps: WriteDeps,
  state: BrandSubscription,
  context: CommandContext,
): Promise<void> {
  const { openInvoice, method, brandId } = state;
  if (openInvoice === null) return;
  const card = method === 'card' ? await chargedCard(deps, brandId) : null;
  if (method === 'card' && card === null) return decline(deps, state, openInvoice, context);
  try {
    const wanted = { method, cardId: card?.cardId ?? null, receipt: null };
    await tryPayment(deps, context, openInvoice.paymentId, wanted);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    if (unusable.includes(error.errorCode)) await decline(deps, state, openInvoice, context);
  }
}

async function decline(
  deps: WriteDeps,
  { brandSubscriptionId: id }: BrandSubscription,
  { kind, brandInvoiceId, paymentId }: OpenInvoice,
  context: CommandContext,
): Promise<void> {
  // The charge for an upgrade holds for that day only, so it is not tried again.
  if (kind === 'upgrade') {
    await closePayment(deps, stepOf(context), paymentId);
    return;
  }
  const command = { action: 'follow_invoice', brandInvoiceId, news: 'declined' } as const;
  const commandId = derivedCommandId(context.commandId, 'declined');
  await runTarget(deps.streams, { on: 'brand_subscription', id, command }, { ...context, commandId });
}
