import { member } from '#domain/members/member.ts';
import { mayHaveTicket } from '#domain/user-tickets/standing.ts';
import type { RequestTicketCommand } from '#domain/user-tickets/ticket-commands.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { ApiError, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { keepsRegion } from '../members/change-region.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { cardOfMember } from './card-of-member.ts';
import { holdPoints } from './hold-points.ts';
import { offerFor } from './offer.ts';
import { undoSignUp } from './undo-sign-up.ts';

export interface WantedTicket {
  userId: number;
  memberPlanId: number;
  startDate: string;
  eventTicketId: number | null;
  usedPoints: number;
  /** Null: as the plan says. */
  isRecharging: boolean | null;
  /** Whether staff give the ticket for points: the member's points pay everything. */
  isForced: boolean;
}

/** Takes the steps before the decision. Returns null if the sign-up must start again with other ids. Undoes them if one fails. */
export async function prepareSignUp(
  deps: WriteDeps,
  { caller, context }: Asked,
  wanted: WantedTicket,
  { ticketId, paymentId }: { ticketId: number; paymentId: number },
): Promise<RequestTicketCommand | null> {
  const { userId, eventTicketId, isForced } = wanted;
  const { state: who } = await deps.streams.refresh(member, userId);
  const isOwn = caller.label !== 'user' || caller.id === userId;
  if (!isOwn || who.status !== 'registered') throw notFound('user', userId);
  if (!mayHaveTicket(who)) {
    const message = `a member with the role ${who.role} may not request trysets, so needs no ticket`;
    throw unprocessable('user_ticket.role_may_not', message, { role: who.role });
  }
  const offer = await offerFor(deps, { ...wanted, region: who.regionId }, context.receivedAt);
  const { plan, period, amount, maxUses, isRecharging } = offer;
  const usedPoints = isForced ? amount : wanted.usedPoints;
  if (usedPoints > amount) {
    const message = `points pay at most the price: use at most ${amount}`;
    throw unprocessable('user_ticket.too_many_points', message, { amount });
  }
  if (amount > usedPoints) await requireMeans(deps, userId);
  const signingUp = { userId, ticketId, eventTicketId };
  const open = { action: 'open', ...signingUp, previousTicketId: null } as const;
  const place = await runTarget(
    deps.streams,
    { on: 'member_tickets', id: userId, command: open },
    stepOf(context),
  );
  if (!place.ok) throw refusalError(place);
  try {
    if (eventTicketId !== null) await takeUse(deps, { ...signingUp, eventTicketId }, maxUses, context);
    await holdPoints(deps, { userId, ticketId }, usedPoints, stepOf(context));
    if (!(await keepsRegion(deps, who, context))) {
      await undoSignUp(deps, signingUp, context);
      return null;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await undoSignUp(deps, signingUp, context);
    const { state } = await deps.streams.refresh(userTicket, ticketId);
    if (state.status !== 'canceled') return null;
    throw error;
  }
  return {
    action: 'request',
    ...signingUp,
    plan,
    period,
    previousTicketId: null,
    amount,
    usedPoints,
    isRecharging: wanted.isRecharging ?? isRecharging,
    isForced,
    paymentId,
    taxRate: await taxRateOf(deps, plan.currency),
  };
}

/** Throws 422 if the member cannot pay: `payment.not_taken` without a provider, `user_ticket.no_card` without a card. */
async function requireMeans(deps: WriteDeps, userId: number): Promise<void> {
  if (deps.paymentProvider === null) {
    throw unprocessable('payment.not_taken', 'no payment provider is set up here: pay with points');
  }
  if ((await cardOfMember(deps, userId)) !== null) return;
  throw unprocessable('user_ticket.no_card', 'the member has no card: register one, or pay with points', {
    userId,
  });
}

async function takeUse(
  { streams }: WriteDeps,
  use: { userId: number; ticketId: number; eventTicketId: number },
  maxUses: number | null,
  context: CommandContext,
): Promise<void> {
  const command = { action: 'use', ...use, maxUses } as const;
  const outcome = await runTarget(
    streams,
    { on: 'event_ticket_uses', id: use.eventTicketId, command },
    stepOf(context),
  );
  if (!outcome.ok) throw refusalError(outcome);
}
