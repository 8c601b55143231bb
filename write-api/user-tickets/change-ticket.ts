import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import type { UserTicketCommand } from '#domain/user-tickets/ticket-commands.ts';
import { nextPlanOf } from '#domain/user-tickets/ticket-days.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, parameterMissing } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { chosenTerms } from '../member-plans/terms.ts';
import { liveTicketOf } from './live-ticket.ts';
import { seesTicket } from './sees-ticket.ts';

export interface WantedChanges {
  nextMemberPlanId: number | null;
  isRecharging: boolean | null;
}

/**
 * Changes the next plan and the renewal of a ticket; null leaves one as it is. Throws 404, 409 as the table says, and 422 for the
 * plan.
 */
export async function changeTicket(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  { nextMemberPlanId, isRecharging }: WantedChanges,
): Promise<Changed> {
  const { caller, context, seenRevision } = asked;
  const { state, isRepeat } = await present(deps, userTicket, id, context, seesTicket(caller));
  const commands: UserTicketCommand[] = [];
  if (nextMemberPlanId !== null) {
    if (!isRepeat) await requireNextPlan(deps, state, nextMemberPlanId, context.receivedAt);
    commands.push({ action: 'choose_next_plan', nextMemberPlanId });
  }
  if (isRecharging !== null) commands.push({ action: 'set_recharging', isRecharging });
  return makeChange(
    deps,
    { decider: userTicket, id, commands, name: 'change_ticket' },
    { context, seenRevision },
  );
}

/** The present plan stays available, others must be on offer. */
async function requireNextPlan(
  deps: WriteDeps,
  state: UserTicket,
  memberPlanId: number,
  at: string,
): Promise<void> {
  const { plan, period } = state;
  if (plan === null || period === null || memberPlanId === nextPlanOf(state)) return;
  if (memberPlanId === plan.memberPlanId) return;
  const next = daysLater(period.endDate, 1);
  const today = businessDayOf(at);
  const day = [today, next].toSorted().at(-1) ?? next;
  await chosenTerms(deps, { memberPlanId, region: currencyRegion[plan.currency], day });
}

/** Returns the member of a call: members act for themselves, and staff name a member. Throws 400 and 404. */
export function memberOfCall(caller: Caller, named: number | undefined, operation: string): number {
  if (caller.label === 'user') {
    if (named === undefined || named === caller.id) return caller.id;
    throw notFound('user', named);
  }
  if (named !== undefined) return named;
  const message = 'is required: the id of the member';
  throw parameterMissing('user_id', operation, [{ in: 'body', name: 'user_id', message }]);
}

/** Returns the id of the named ticket, else of the member's live one. Throws 409 `user_ticket.none_live`. */
export async function ticketOfCall(
  deps: WriteDeps,
  { caller, context }: Asked,
  { id, userId }: { id: number | undefined; userId: number | undefined },
  operation: string,
): Promise<number> {
  if (id !== undefined) return id;
  const of = memberOfCall(caller, userId, operation);
  const [chosen = 0] = await deps.ids.chosenFor('user_ticket', context, async () => {
    const live = await liveTicketOf(deps, of);
    return [live?.ticketId ?? 0];
  });
  if (chosen !== 0) return chosen;
  throw conflict('user_ticket.none_live', 'the member has no ticket: sign up for a plan first', {
    userId: of,
  });
}
