import { payment } from '#domain/payments/payment.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicketRules } from '#domain/user-tickets/ticket-transitions.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { endPayment, isRefunded } from './end-ticket.ts';
import { seesTicket } from './sees-ticket.ts';

/**
 * Cancels a ticket. An unpaid one ends once its payment is closed. An unused one that was paid in the last 7 days is refunded.
 * Otherwise only its renewal is stopped. Throws 404, and 409 as the table says.
 */
export async function cancelTicket(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { caller, context, seenRevision } = asked;
  const { revision } = await deps.streams.refresh(userTicket, id);
  const isStale = seenRevision !== null && seenRevision !== revision;
  for (;;) {
    const { state, isRepeat } = await present(deps, userTicket, id, context, seesTicket(caller));
    if (!isRepeat && (await isDone(deps, state, context))) return answer(deps, id);
    // With a stale revision, the last command answers 412.
    const isFirst = !isRepeat && !isStale;
    if (isFirst && state.status === 'pending' && state.paymentId !== null) {
      await endPayment(deps, state, state.paymentId, context);
      continue;
    }
    const asking = { role: caller.label, at: context.receivedAt } as const;
    if (isFirst && obstacleTo(userTicketRules, state, 'cancel', asking) === null) {
      // If the ticket has ended meanwhile, the table refuses the next step.
      if (await isRefunded(deps, state, context)) return answer(deps, id);
    }
    const command = { action: 'set_recharging', isRecharging: false } as const;
    const outcome = await runTarget(deps.streams, { on: 'user_ticket', id, command }, context, seenRevision);
    return changedBy(id, outcome, seenRevision);
  }
}

/** Whether the same request canceled the ticket before: its payment, or the member's rentals, remember the request. */
async function isDone({ streams }: WriteDeps, state: UserTicket, { commandId }: CommandContext) {
  if (state.status !== 'canceled') return false;
  const rentals = await streams.refresh(memberRentals, state.userId);
  const paid = state.paymentId === null ? null : await streams.refresh(payment, state.paymentId);
  const memory = [...rentals.memory, ...(paid?.memory ?? [])];
  return memory.some((known) => known.commandId === commandId);
}

async function answer({ streams }: WriteDeps, id: number): Promise<Changed> {
  const { state, revision, position } = await streams.refresh(userTicket, id);
  if (typeof revision !== 'bigint' || position === null) throw new Error(`ticket ${id} has no events`);
  return { id, status: state.status, revision, position };
}
