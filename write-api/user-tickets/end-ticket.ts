import { system } from '#domain/actor.ts';
import { confirmedOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { closePayment } from '../payments/use-cases.ts';
import { paymentOf } from './payment-of.ts';

/** Closes the payment, which cancels the ticket. If money came first, the ticket learns of it. */
export async function endPayment(
  deps: WriteDeps,
  { ticketId: id }: UserTicket,
  paymentId: number,
  context: CommandContext,
): Promise<void> {
  await paymentOf(deps, { ticketId: id, paymentId }, context);
  await closePayment(deps, { ...context, actor: system }, paymentId);
  const { state } = await deps.streams.refresh(payment, paymentId);
  const money = confirmedOf(state);
  const news =
    money === null ? ({ type: 'closed' } as const) : ({ type: 'paid', amount: money.amount } as const);
  const command = { action: 'follow_payment', news } as const;
  await runTarget(deps.streams, { on: 'user_ticket', id, command }, stepOf(context));
}

/**
 * Closes the ticket for trysets, which cancels and refunds it. Returns false if a tryset counts for it, or if it has ended. If
 * another request closed it just before, its cancel may still be under way.
 */
export async function isRefunded(
  { streams }: WriteDeps,
  { ticketId, userId }: UserTicket,
  context: CommandContext,
): Promise<boolean> {
  const command = { action: 'close_ticket', userId, ticketId } as const;
  const outcome = await runTarget(streams, { on: 'member_rentals', id: userId, command }, context);
  if (!outcome.ok) return false;
  const follow = { on: 'user_ticket', id: ticketId, command: { action: 'follow_rentals' } } as const;
  const followed = await runTarget(streams, follow, stepOf(context));
  return followed.ok && followed.status === 'canceled';
}
