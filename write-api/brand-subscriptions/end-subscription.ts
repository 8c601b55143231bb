import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscriptionCommand } from '#domain/brand-subscriptions/subscription-commands.ts';
import type { OpenInvoice } from '#domain/brand-subscriptions/subscription-state.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import {
  consequencesOf,
  deciderOf,
  runConsequences,
  runTarget,
  type TargetOutcome,
} from '../kit/commands/run-target.ts';
import { closePayment } from '../payments/use-cases.ts';

interface Ending {
  id: number;
  command: Extract<BrandSubscriptionCommand, { action: 'cancel' | 'end_now' }>;
  context: CommandContext;
  seenRevision: bigint | null;
}

/**
 * Cancels or ends a subscription. A payment that waits for money is closed first, unless the command would be refused anyway.
 * If money came first, `cancel` refunds it; `end_now` throws 409 `brand_subscription.being_paid`, since its sender did not know
 * of the money.
 */
export async function endSubscription(
  deps: WriteDeps,
  { id, command, context, seenRevision }: Ending,
): Promise<TargetOutcome> {
  const target = { on: 'brand_subscription', id, command } as const;
  const { state, memory, revision } = await deps.streams.refresh(brandSubscription, id);
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  const isStale = seenRevision !== null && seenRevision !== revision;
  const { openInvoice } = state;
  if (isRepeat || isStale || openInvoice === null)
    return runTarget(deps.streams, target, context, seenRevision);
  const asked = { actor: context.actor, at: context.receivedAt };
  if (!brandSubscription.decide({ ...state, openInvoice: null }, command, asked).ok) {
    return runTarget(deps.streams, target, context, seenRevision);
  }
  const isClosed = await closePayment(deps, stepOf(context), openInvoice.paymentId);
  if (!isClosed && command.action === 'end_now') {
    throw conflict(
      'brand_subscription.being_paid',
      'money has just arrived: look at the subscription again',
      {
        paymentId: openInvoice.paymentId,
      },
    );
  }
  const now = await followPayment(deps, id, openInvoice, context);
  return runTarget(deps.streams, target, context, seenRevision === null || !isClosed ? seenRevision : now);
}

/**
 * Makes the subscription learn of its payment's events. Usually it has; after a crash, this runs their consequences under the
 * same ids as the reactor. Returns the subscription's revision.
 */
export async function followPayment(
  deps: Pick<WriteDeps, 'streams'>,
  id: number,
  { brandInvoiceId, paymentId }: Pick<OpenInvoice, 'brandInvoiceId' | 'paymentId'>,
  context: CommandContext,
): Promise<bigint | null> {
  const isOpen = async () => {
    const { state } = await deps.streams.refresh(brandSubscription, id);
    return state.openInvoice?.brandInvoiceId === brandInvoiceId;
  };
  if (await isOpen()) await runAgain(deps, 'payment', paymentId, context);
  if (await isOpen()) await runAgain(deps, 'brand_invoice', brandInvoiceId, context);
  const { revision } = await deps.streams.refresh(brandSubscription, id);
  return revision === 'no_stream' ? null : revision;
}

async function runAgain(
  { streams }: Pick<WriteDeps, 'streams'>,
  on: 'payment' | 'brand_invoice',
  id: number,
  context: CommandContext,
): Promise<void> {
  const { state, memory } = await streams.refresh(deciderOf(on), id);
  for (const known of memory) {
    const { events } = await streams.after(deciderOf(on), id, known);
    for (const { id: eventId, event } of events) {
      await runConsequences(streams, eventId, consequencesOf(on, event, state), context);
    }
  }
}
