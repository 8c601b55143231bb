import { system } from '#domain/actor.ts';
import { businessDayOf, startOfBusinessDay } from '#domain/business-day.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { eventTicket } from '#domain/event-tickets/event-ticket.ts';
import { eventTicketUses, usesOf } from '#domain/event-tickets/uses.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { member } from '#domain/members/member.ts';
import { payment } from '#domain/payments/payment.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { later } from '#domain/reacting.ts';
import { memberPlanFields, memberRegistration } from '#domain/testing/member-plans.ts';
import { type MemberRentalsCommand, memberRentals } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { asEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { holdDeadline } from '../../points/settle-hold.ts';
import { leaveTicket } from '../leave-ticket.ts';
import { payTickets } from '../pay-ticket.ts';
import { signUpDeadline, ticketDeadline } from '../ticket-deadline.ts';

export const mina: Caller = { label: 'user', id: 51, name: 'mina' };
export const jun: Caller = { label: 'user', id: 52, name: 'jun' };
/** Plans of 39,000 and 59,000 KRW a month, and a free one. */
export const plans = { standard: 3, large: 4, free: 5 } as const;
/** An offer of plan 3 for 19,000 KRW, for a month. One member can use it. */
export const offerId = 8;

export const noon = (day: string) => later(startOfBusinessDay(day), 12 * 3_600_000);

/**
 * A write side in memory with two members, whose clock the test moves. It crashes once, at the append or the call that moves
 * money with the number `crashAt`. With `losesDatabase`, the database is lost in the crash.
 */
export async function ticketHouse(start: string, crashAt = -1, losesDatabase = false) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects: [leaveTicket, payTickets],
    async fire(deps, due, context) {
      switch (due.name) {
        case 'settle_ticket':
          return signUpDeadline.fire(deps, due, context);
        case 'settle_hold':
          return holdDeadline.fire(deps, due, context);
        case 'begin_ticket':
        case 'turn_ticket':
        case 'announce_ticket_renewal':
        case 'retry_ticket_payment':
        case 'give_up_ticket_payment':
          return ticketDeadline.fire(deps, due, context);
        default:
      }
    },
  });
  const { deps, log, given, run } = follower;
  const { streams } = deps;

  const itemOf = (userId: number, trysetId: number) => ({ userId, trysetId, itemIds: [trysetId * 10] });
  const onRentals = (id: number, command: MemberRentalsCommand) => run({ on: 'member_rentals', id, command });

  for (const [name, price] of [
    ['standard', 39_000],
    ['large', 59_000],
    ['free', 0],
  ] as const) {
    const fields = { ...memberPlanFields, name, price: { KOREA: price, JAPAN: null } };
    await given(memberPlan, plans[name], { action: 'register', id: plans[name], fields });
  }
  const offer = {
    name: 'Spring',
    memberPlanId: plans.standard,
    signupStartDate: '2027-01-01',
    signupEndDate: '2027-12-31',
    activeDuration: 'P1M',
    activeStartDate: null,
    activeEndDate: null,
    discountPrice: { KOREA: 19_000, JAPAN: null },
    maxUses: 1,
  };
  await given(eventTicket, offerId, { action: 'register', id: offerId, fields: offer });
  const card = { lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
  for (const { id } of [mina, jun]) {
    await given(member, id, memberRegistration(id), system);
    await given(memberWallet, id, { action: 'register_card', ownerId: id, cardId: id + 10, ...card });
  }
  await follower.settle();
  follower.arm();

  return {
    ...follower,
    ask: <Result>(send: (asked: Asked) => Promise<Result>, caller = mina) => follower.ask(send, caller),
    payWithPoints: (id: number) =>
      given(member, id, { action: 'revise', fields: { usePointsForPlan: true } }),
    givePoints: (id: number, amount: number) =>
      given(pointAccount, id, {
        action: 'give',
        amount,
        pointReason: 'curator_event',
        message: '',
        forLook: null,
      }),
    removeCard: (id: number) => given(memberWallet, id, { action: 'remove_card', cardId: id + 10 }),
    async registerCard(id: number, cardId: number): Promise<void> {
      await given(memberWallet, id, { action: 'register_card', ownerId: id, cardId, ...card });
      await follower.settle();
    },
    /** Replaces the member's only card, which keeps its id. */
    replaceCard: (id: number) =>
      given(memberWallet, id, { action: 'replace_card', ...card, cardId: id + 10, lastFour: '1881' }),
    /** The provider's answer to a charge. A crash keeps the ticket from learning of it until the reactor runs. */
    confirmAlone: (paymentId: number, amount: number) =>
      given(
        payment,
        paymentId,
        {
          action: 'confirm',
          attempt: 1,
          reference: 'charge 1',
          amount,
          currency: 'KRW',
          paidTime: follower.now(),
          receiptUrl: null,
        },
        system,
      ),
    setPrice: (id: number, price: number) =>
      given(memberPlan, id, { action: 'revise', fields: { price: { KOREA: price, JAPAN: null } } }),
    /** The member asks to be forgotten. */
    leave: (id: number) => given(member, id, { action: 'request_forgetting' }),
    claim: (id: number, trysetId: number, { ticketId }: { ticketId: number | null }) =>
      onRentals(id, { action: 'claim', ...itemOf(id, trysetId), ticketId, limits: null }),
    endClaim: (id: number, trysetId: number, isDelivered: boolean) =>
      onRentals(id, { action: 'end_claim', ...itemOf(id, trysetId), isDelivered }),
    ticket: async (id: number) => (await streams.refresh(userTicket, id)).state,
    /** All tickets that were requested. */
    tickets: async () => {
      const requests = log.flatMap((stored) => {
        const { type, data } = asEvent<UserTicketEvent>(stored);
        return type === 'UserTicketRequested' ? data.ticketId : [];
      });
      return Promise.all(requests.map(async (id) => (await streams.refresh(userTicket, id)).state));
    },
    live: async (id: number) => (await streams.refresh(memberTickets, id)).state.ticketId,
    payment: async (id: number) => (await streams.refresh(payment, id)).state,
    rentals: async (id: number) => (await streams.refresh(memberRentals, id)).state,
    uses: async () => usesOf((await streams.refresh(eventTicketUses, offerId)).state),
    points: async (id: number) => {
      const { state } = await streams.refresh(pointAccount, id);
      return { balance: state.balance, available: availableOf(state), held: heldOf(state.holds) };
    },
    /** The types of the tickets' events, each with its business day. */
    lived: () =>
      log
        .filter(({ stream }) => stream.startsWith('user_ticket-'))
        .map((stored) => {
          const { type } = asEvent<UserTicketEvent>(stored);
          return `${businessDayOf(stored.recordedAt)} ${type.replace('UserTicket', '')}`;
        }),
  };
}

export type TicketHouse = Awaited<ReturnType<typeof ticketHouse>>;
