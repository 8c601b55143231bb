import { emailClaim, phoneClaim, usernameClaim } from '#domain/claim-values.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { member } from '#domain/members/member.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { linkedSocial, socialClaims } from '../accounts/linked-social.ts';
import { endAccount } from '../auth/credentials.ts';
import { hasCashDue } from '../cash-owners.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange, present } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { confirmedUsesOf } from '../live-look-uses.ts';
import { openOrdersOf } from '../open-order-items.ts';
import { unsettledPayments } from '../open-payments.ts';
import { snsClaims } from './connected-sns.ts';
import { hasOpenTicket } from './open-ticket.ts';
import { dropTokens } from './sns-tokens.ts';
import { isThere } from './visible.ts';

/**
 * Records that a member is to be forgotten, and forgets the member at once if no rental, ticket, order, payment, refund, use of a look
 * or cash is open. Throws 404 for an unknown or forgotten member.
 */
export async function forgetMember(
  deps: WriteDeps,
  userId: number,
  asked: Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision'>>,
): Promise<ChangedTo<typeof member.initial>> {
  const { context } = asked;
  await present(deps, member, userId, context, isThere);
  const commands = [{ action: 'request_forgetting' as const }];
  const change = { decider: member, id: userId, commands, name: 'request_forgetting' };
  const asking = await makeChange(deps, change, asked);
  return (await forgetIfFree(deps, userId, context)) ?? asking;
}

/**
 * The event types after which a member may be forgotten. The request does it too; the reactor finishes the work after a crash.
 */
const forgettingMayBeDue = new Set([
  'RentalClaimEnded',
  'MemberTicketClosed',
  'MemberForgettingRequested',
  'MemberForgotten',
  'CashPaid',
  'CashReversed',
]);

/** The types of a ticket's events after which it may be settled. */
const ticketMayBeSettled: ReadonlySet<string> = new Set<UserTicketEvent['type']>([
  'UserTicketRequested',
  'UserTicketPaid',
  'UserTicketRechargingChanged',
]);

/** The types of a look use's events after which no brand uses the look. */
const useMayHaveEnded: ReadonlySet<string> = new Set<LookUseEvent['type']>([
  'LookUseEnded',
  'LookUseExpired',
]);

/** The types of an order's events after which it may be settled. */
const orderMayBeSettled: ReadonlySet<string> = new Set<OrderEvent['type']>([
  'OrderCanceled',
  'OrderExpired',
  'OrderFailed',
  'OrderForged',
  'OrderItemsCanceled',
  'OrderItemLost',
  'OrderItemReturned',
  'OrderItemSettled',
]);

/** The types of a payment's events after which its payer may be forgotten. */
const paymentMayBeSettled: ReadonlySet<string> = new Set<PaymentEvent['type']>([
  'PaymentConfirmed',
  'PaymentMismatched',
  'PaymentFailed',
  'PaymentClosed',
  'PaymentRefunded',
  'PaymentRefundedByHand',
  'PaymentRefundedElsewhere',
]);

/** Forgets a member who asked for it, after an event that may have ended the last rental, ticket, order, payment or refund. */
export async function forgetAfter(deps: WriteDeps, { type }: { type: string }, id: number): Promise<void> {
  if (forgettingMayBeDue.has(type)) await forgetIfFree(deps, id);
  if (ticketMayBeSettled.has(type)) {
    await forgetIfFree(deps, (await deps.streams.refresh(userTicket, id)).state.userId);
  }
  if (useMayHaveEnded.has(type)) {
    await forgetIfFree(deps, (await deps.streams.refresh(lookUse, id)).state.userId);
  }
  if (orderMayBeSettled.has(type)) {
    await forgetIfFree(deps, (await deps.streams.refresh(order, id)).state.userId);
  }
  if (!paymentMayBeSettled.has(type)) return;
  const { payer } = (await deps.streams.refresh(payment, id)).state;
  if (payer?.kind === 'user') await forgetIfFree(deps, payer.id);
}

/**
 * Forgets a member who asked for it, once no rental, ticket, order, payment, refund, use of a look or cash is open. Deletes the key of the
 * personal data, and frees the username, e-mail, phone and linked accounts. Called for the request, and whenever one of the member's
 * rentals, orders, payments or uses ends. Returns null while something is open or if the member did not ask. Running it twice is safe: a
 * repeat finishes the work of a crashed call.
 */
export async function forgetIfFree(
  deps: WriteDeps,
  userId: number,
  context: CommandContext = systemContext(deps.clock),
): Promise<ChangedTo<typeof member.initial> | null> {
  const { state } = await deps.streams.refresh(member, userId);
  if (state.status !== 'leaving' && state.status !== 'forgotten') return null;
  const rentals = await deps.streams.refresh(memberRentals, userId);
  if (Object.keys(rentals.state.claims).length > 0) return null;
  const isLeaving = state.status === 'leaving';
  if (isLeaving && (await hasOpenTicket(deps, userId))) return null;
  if (isLeaving && (await confirmedUsesOf(deps, { kind: 'user', id: userId })).length > 0) return null;
  if (isLeaving && (await openOrdersOf(deps, { userId })).length > 0) return null;
  if (isLeaving && (await unsettledPayments(deps, { kind: 'user', id: userId })).length > 0) return null;
  if (isLeaving && (await hasCashDue(deps, userId))) return null;
  const key = personKey('user', userId);
  const person = (state.personal && (await deps.sealing.unseal(key, state.personal))) as Person | null;
  const username = state.username ?? person?.username ?? null;
  const linked = await linkedSocial(deps.sealing, userId, state);
  const changed = await makeChange(
    deps,
    {
      decider: member,
      id: userId,
      commands: [{ action: 'forget' }],
      name: 'forget',
      claims: {
        by: { category: 'user', id: userId },
        taken: [],
        givenUp: [
          ...(username === null ? [] : [usernameClaim(username)]),
          ...(person?.email ? [emailClaim(person.email)] : []),
          ...(person?.phone ? [phoneClaim(person.phone, state.regionId)] : []),
          ...socialClaims(linked),
          ...(await snsClaims(deps.sealing, state)),
        ],
      },
    },
    { context: stepOf(context) },
  );
  await deps.sealing.forget(key);
  await endAccount(deps, { kind: 'user', id: userId });
  await dropTokens(deps, { userId });
  return changed;
}
