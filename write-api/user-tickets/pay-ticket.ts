import { system } from '#domain/actor.ts';
import type { WalletEvent } from '#domain/cards/card-events.ts';
import { payment } from '#domain/payments/payment.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { consequencesOf, runConsequences, runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { tryPayment } from '../payments/use-cases.ts';
import { cardOfMember } from './card-of-member.ts';
import { liveTicketOf } from './live-ticket.ts';

/** The refusals of a try that only another card can overcome. */
const unusable = ['card.unknown', 'payment.card_unusable', 'payment.not_taken', 'payment.too_many_attempts'];

/**
 * Charges the member's card for a new ticket, and when the member brings or chooses the first card after a failure. The try is
 * named by the event, so a repeated effect tries once.
 */
export const payTickets: Effect = async (deps, stored, id) => {
  const { category } = entityOf(stored.stream);
  const context = {
    commandId: derivedCommandId(stored.id, 'try payment'),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  };
  if (category === 'user_ticket') {
    const event = asEvent<UserTicketEvent>(stored);
    if (event.type !== 'UserTicketRequested' || event.data.paymentId === null) return;
    const { state } = await deps.streams.refresh(userTicket, id);
    // Effects run before consequences. After a crash, the payment may not be requested yet.
    await runConsequences(deps.streams, stored.id, consequencesOf('user_ticket', event, state), context);
    await payTicket(deps, state, context);
  }
  if (category === 'member_wallet') {
    const { type } = asEvent<WalletEvent>(stored);
    if (type !== 'CardRegistered' && type !== 'CardReplaced' && type !== 'CardMadePrimary') return;
    const state = await liveTicketOf(deps, id);
    if (state !== null && (await isUntried(deps, state))) await payTicket(deps, state, context);
  }
};

/** Whether the member had no card to charge. A declined charge is repeated by the payment itself, with the new card. */
async function isUntried({ streams }: WriteDeps, { failures, paymentId }: UserTicket): Promise<boolean> {
  if (failures === 0 || paymentId === null) return false;
  const { status, attempts } = (await streams.refresh(payment, paymentId)).state;
  return status === 'pending' && attempts.length === 0;
}

/**
 * Charges the member's primary card. A member without a usable card has failed to pay, as if the card were declined. An ended
 * payment, or one being charged, stays as it is.
 */
export async function payTicket(deps: WriteDeps, state: UserTicket, context: CommandContext): Promise<void> {
  const { status, paymentId, userId } = state;
  if (status !== 'pending' || paymentId === null) return;
  const card = await cardOfMember(deps, userId);
  if (card === null) return decline(deps, state, context);
  try {
    await tryPayment(deps, context, paymentId, { method: 'card', cardId: card.cardId, receipt: null });
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    if (unusable.includes(error.errorCode)) await decline(deps, state, context);
  }
}

async function decline(
  { streams }: WriteDeps,
  { ticketId: id }: UserTicket,
  context: CommandContext,
): Promise<void> {
  const command = { action: 'follow_payment', news: { type: 'declined', declined: 'no_card' } } as const;
  const commandId = derivedCommandId(context.commandId, 'declined');
  await runTarget(streams, { on: 'user_ticket', id, command }, { ...context, commandId });
}
