import { daysLater } from '#domain/business-day.ts';
import { member } from '#domain/members/member.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { mayHaveTicket } from '#domain/user-tickets/standing.ts';
import { nextPlanOf, periodAfter } from '#domain/user-tickets/ticket-days.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { keptTerms } from '../member-plans/terms.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { holdForRenewal } from './hold-points.ts';

const counts = { user_ticket: 1, payment: 1 };

/**
 * Opens the ticket that follows an ended one. Points are held first. A repeat after a crash, or after the loss of the database,
 * finds the ticket that it opened before. If a deadline closed an interrupted attempt, the next one has other ids.
 */
export async function openNext(
  deps: WriteDeps,
  ended: UserTicket,
  context: (step: string) => CommandContext,
): Promise<void> {
  const { userId, plan, period } = ended;
  const memberPlanId = nextPlanOf(ended);
  if (plan === null || period === null || memberPlanId === null) return;
  // Ids are kept only for commands with a hash. Points are held under the ticket's id, so a repeat needs the same one.
  const next = context('next ticket');
  const naming = { ...next, bodyHash: next.commandId };
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand(counts, naming, tries);
    const { user_ticket: [ticketId = 0] = [], payment: [paymentId = 0] = [] } = given;
    const { state } = await deps.streams.refresh(userTicket, ticketId);
    if (state.status !== 'idle' && state.plan !== null) return;
    if (state.status !== 'idle') continue;
    if (!(await isStaying(deps, userId))) return close(deps, ended, context('close'));
    const region = currencyRegion[plan.currency];
    const day = daysLater(period.endDate, 1);
    const terms = await keptTerms(deps, { memberPlanId, region, day });
    const following = periodAfter(ended, terms.months);
    if (following === null) return;
    let holds = 0;
    const usedPoints = await holdForRenewal(deps, { userId, ticketId }, terms.price, () => {
      holds += 1;
      return context(`hold for ${ticketId}, ${holds} of ${deps.clock()}`);
    });
    const command = {
      action: 'request',
      ticketId,
      userId,
      plan: terms,
      period: following,
      eventTicketId: null,
      previousTicketId: ended.ticketId,
      amount: terms.price,
      usedPoints,
      isRecharging: true,
      isForced: false,
      paymentId,
      taxRate: await taxRateOf(deps, terms.currency),
    } as const;
    const target = { on: 'user_ticket', id: ticketId, command } as const;
    const outcome = await runTarget(deps.streams, target, context(`open ${ticketId}`));
    if (outcome.ok) return;
    const { state: now } = await deps.streams.refresh(userTicket, ticketId);
    if (now.status === 'idle') throw refusalError(outcome);
  }
}

/** Whether the member still renews tickets. */
export async function isStaying({ streams }: Pick<WriteDeps, 'streams'>, userId: number): Promise<boolean> {
  return mayHaveTicket((await streams.refresh(member, userId)).state);
}

async function close(
  { streams }: WriteDeps,
  { userId, ticketId }: UserTicket,
  context: CommandContext,
): Promise<void> {
  const command = { action: 'close', userId, ticketId } as const;
  await runTarget(streams, { on: 'member_tickets', id: userId, command }, context);
}
