import { member } from '#domain/members/member.ts';
import { type SignUp, settleSignUp } from '#domain/user-tickets/settle-sign-up.ts';
import { mayHaveTicket } from '#domain/user-tickets/standing.ts';
import type { RequestTicketCommand } from '#domain/user-tickets/ticket-commands.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { ApiError, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { cardOfMember } from './card-of-member.ts';
import { holdPoints } from './hold-points.ts';
import { offerFor } from './offer.ts';

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
      : await prepared(deps, asked, wanted, { ticketId, paymentId });
    if (command === null) continue;
    const outcome = await runTarget(deps.streams, { on: 'user_ticket', id: ticketId, command }, context);
    if (!outcome.ok && !isRepeat) {
      await undo(deps, { ...wanted, ticketId }, context);
      // The deadline may have closed the stream before this append.
      if (refusalError(outcome).errorCode === 'user_ticket.transition_not_allowed') continue;
    }
    return changedBy(ticketId, outcome, null);
  }
}

/** Takes the steps before the decision. Returns null if the sign-up must start again with other ids. Undoes them if one fails. */
async function prepared(
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
    // Forgetting either sees the place and waits, or this second look sees the member's wish.
    const { state: still } = await deps.streams.refresh(member, userId);
    if (still.status !== 'registered') throw notFound('user', userId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await undo(deps, signingUp, context);
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

/** Undoes the steps of a sign-up, unless its ticket was requested: by a request with the same idempotency key. */
export async function undo(deps: WriteDeps, signUp: SignUp, context: CommandContext): Promise<void> {
  for (;;) {
    const { state } = await deps.streams.refresh(userTicket, signUp.ticketId);
    const { steps, isLast } = settleSignUp(signUp, state.status);
    for (const step of steps) await runTarget(deps.streams, step, stepOf(context));
    if (isLast) return;
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
