import type { RequestTicketCommand } from '#domain/user-tickets/ticket-commands.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { prepareSignUp, type WantedTicket } from './prepare-sign-up.ts';
import { undoSignUp } from './undo-sign-up.ts';

const counts = { user_ticket: 1, payment: 1 };

/**
 * Signs a member up for a plan; the worker then charges the card. The steps take the member's place, a use of the event ticket
 * and the points. The append of `UserTicketRequested` decides. The steps of a failed request are undone; after a crash, their
 * deadline undoes them. Throws 404 for the member, 409 `user_ticket.has_ticket`, `event_ticket.used_up` and
 * `event_ticket.used_before`, and 422 for plan, event ticket, day, points and card.
 */
export async function signUp(deps: WriteDeps, asked: Asked, wanted: WantedTicket): Promise<Changed> {
  const { context } = asked;
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand(counts, context, tries);
    const { user_ticket: [ticketId = 0] = [], payment: [paymentId = 0] = [] } = given;
    const { state, memory } = await deps.streams.refresh(userTicket, ticketId);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    // The deadline closed the stream of an interrupted attempt.
    if (!isRepeat && state.status === 'canceled') continue;
    const command = isRepeat
      ? await commandOf(deps, state, paymentId)
      : await prepareSignUp(deps, asked, wanted, { ticketId, paymentId });
    if (command === null) continue;
    const outcome = await runTarget(deps.streams, { on: 'user_ticket', id: ticketId, command }, context);
    if (!outcome.ok && !isRepeat) {
      await undoSignUp(deps, { ...wanted, ticketId }, context);
      // The deadline may have closed the stream before this append.
      if (refusalError(outcome).errorCode === 'user_ticket.transition_not_allowed') continue;
    }
    return changedBy(ticketId, outcome, null);
  }
}

/** The command of a request that was decided before. The stream answers it with the first answer. */
async function commandOf(
  deps: WriteDeps,
  state: UserTicket,
  paymentId: number,
): Promise<RequestTicketCommand> {
  const { plan, period } = state;
  if (plan === null || period === null) throw new Error(`ticket ${state.ticketId} was never requested`);
  const { ticketId, userId, eventTicketId, previousTicketId, amount, usedPoints } = state;
  const { isRecharging, isForced } = state;
  return {
    action: 'request',
    ticketId,
    userId,
    plan,
    period,
    eventTicketId,
    previousTicketId,
    amount,
    usedPoints,
    isRecharging,
    isForced,
    paymentId,
    taxRate: await taxRateOf(deps, plan.currency),
  };
}
