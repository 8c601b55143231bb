import type { HeldCard } from '#domain/cards/wallet.ts';
import { personKey } from '#domain/members/person.ts';
import { confirmedOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { PaymentDescription } from '#domain/payments/payment-events.ts';
import type { ReceiptKind, RefundReason, TriedMethod } from '#domain/payments/payment-kinds.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { conflict, unavailable, unprocessable } from '#http/errors.ts';
import { wallets } from '../cards/owners.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { ProviderAway } from '../payment-provider/payment-provider.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import type { Attempt } from '../payment-provider/provider-payment.ts';
import { attemptOf } from './attempt-of.ts';
import { freshLetters } from './random-letters.ts';

/**
 * Requests a payment and returns its id. A repeat under one idempotency key returns the same payment. Forgetting a member and
 * removing a brand wait for open payments. So the caller checks after the request that the payer stays, and else closes it.
 */
export async function requestPayment(
  deps: WriteDeps,
  context: CommandContext,
  wanted: Omit<PaymentDescription, 'paymentId'>,
): Promise<number> {
  const { payment: [paymentId = 0] = [] } = await deps.ids.forCommand({ payment: 1 }, context);
  await run(deps, context, paymentId, { action: 'request', paymentId, ...wanted });
  return paymentId;
}

/** How somebody wants to pay. `receipt` names the buyer on a cash receipt. */
export interface WantedTry {
  method: TriedMethod;
  cardId: number | null;
  receipt: { kind: ReceiptKind; identifier: string } | null;
}

/** A try, and the attempt that the payer completes on the provider's page; null for cards and transfers. */
export interface Tried extends Changed {
  attempt: Attempt | null;
}

/**
 * Tries to pay. A stored card is charged by the worker. For a method with the provider's page, the provider is told the
 * amount first; 503 if it is away, and the same request may be sent again. The caller checks whose payment it is. 409 as the
 * table says; 409 `card.unknown` unless the payer holds the card; 422 `payment.not_taken` if no provider is set up.
 */
export async function tryPayment(
  deps: WriteDeps,
  context: CommandContext,
  paymentId: number,
  { method, cardId, receipt }: WantedTry,
): Promise<Tried> {
  requireProvider(deps, method);
  const { state, isRepeat } = await presentPayment(deps, context, paymentId);
  const card = cardId === null || isRepeat ? null : await requireOwnCard(deps, state, cardId);
  const receiptBuyer =
    receipt === null || state.payer === null || isRepeat
      ? null
      : {
          kind: receipt.kind,
          identifier: await deps.seal(personKey(state.payer.kind, state.payer.id), receipt.identifier),
        };
  const replacedAt = card?.replacedAt ?? null;
  const tried = { method, cardId, replacedAt, receiptBuyer, random: freshLetters() };
  const command = { action: 'try', ...tried } as const;
  const changed = await run(deps, context, paymentId, command);
  if (method === 'card' || method === 'bank') return { ...changed, attempt: null };
  return { ...changed, attempt: await prepared(deps, paymentId, method) };
}

/** Charges nobody else's card. Throws 409 `card.unknown` unless the card is in the payer's wallet. */
async function requireOwnCard({ streams }: WriteDeps, { payer }: Payment, cardId: number): Promise<HeldCard> {
  const wallet = payer === null ? null : (await streams.refresh(wallets[payer.kind], payer.id)).state;
  const card = wallet?.cards.find((each) => each.cardId === cardId);
  if (card !== undefined) return card;
  throw conflict('card.unknown', `card ${cardId} is not among the payer's cards: load the cards again`, {
    cardId,
  });
}

/** Without a provider, nobody would ever learn the outcome of the attempt. */
export function requireProvider({ paymentProvider }: WriteDeps, method: TriedMethod): void {
  if (method === 'bank' || paymentProvider !== null) return;
  throw unprocessable('payment.not_taken', 'no payment provider is set up here: pay by bank transfer');
}

/** Tells the provider the amount of the newest attempt with this method, and returns it. Safe to repeat while it is pending. */
async function prepared(deps: WriteDeps, paymentId: number, method: TriedMethod): Promise<Attempt> {
  const { state } = await deps.streams.refresh(payment, paymentId);
  const { status } = state;
  if (status !== 'pending') {
    throw conflict('payment.ended', `the payment is ${status}: nobody can pay it now`, {
      status,
    });
  }
  const tried = state.attempts.findLast((each) => each.method === method);
  if (tried === undefined) throw new Error(`payment ${paymentId} was not tried by ${method}`);
  const attempt = attemptOf(state, tried);
  try {
    await providerOf(deps).prepare(attempt);
    return attempt;
  } catch (error) {
    if (error instanceof ProviderAway) throw unavailable('the payment provider');
    throw error;
  }
}

/**
 * Closes a payment, so that its order, invoice, ticket or fault can end. Returns whether it is closed: end the thing only
 * then. It is not closed if money arrived first. A payment that ended earlier without money counts as closed.
 */
export async function closePayment(
  deps: WriteDeps,
  context: CommandContext,
  paymentId: number,
): Promise<boolean> {
  const command = { action: 'close', why: 'ended' } as const;
  const outcome = await runTarget(deps.streams, { on: 'payment', id: paymentId, command }, context);
  if (outcome.ok) return true;
  const { state } = await deps.streams.refresh(payment, paymentId);
  return (state.status === 'failed' || state.status === 'canceled') && confirmedOf(state) === null;
}

/** Requests a refund of the money that counts. 409 `payment.refund_too_high`, `payment.charged_back`. */
export function requestRefund(
  deps: WriteDeps,
  context: CommandContext,
  paymentId: number,
  { amount, why }: { amount: number; why: RefundReason },
): Promise<Changed> {
  return run(deps, context, paymentId, { action: 'request_refund', reference: null, amount, why });
}

/** 404 if there is no such payment. */
function presentPayment(deps: WriteDeps, context: CommandContext, paymentId: number) {
  return present(deps, payment, paymentId, context, ({ status }: Payment) => status !== 'none');
}

async function run(
  deps: WriteDeps,
  context: CommandContext,
  id: number,
  command: PaymentCommand,
): Promise<Changed> {
  return changedBy(id, await runTarget(deps.streams, { on: 'payment', id, command }, context), null);
}
