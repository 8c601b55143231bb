import { system } from '#domain/actor.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { activePeriod } from '#domain/event-tickets/active-days.ts';
import { eventTicket } from '#domain/event-tickets/event-ticket.ts';
import { eventTicketUses } from '#domain/event-tickets/uses.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { memberTermsOn } from '#domain/member-plans/plan-terms.ts';
import { refundIdOf } from '#domain/payments/money.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import { firstPeriod, type Period } from '#domain/periods.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicketCommand } from '#domain/user-tickets/ticket-commands.ts';
import { giveUpAt, periodAfter, turnAt } from '#domain/user-tickets/ticket-days.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { demoEventTicket, demoPlans, demoTickets, type PlanKey } from './catalog/member-tickets.ts';
import { later } from './clockwork.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

type Ticket = (typeof demoTickets)[number];

/** Plans members' plans, an event ticket, and tickets in every status. One renewal was declined. */
export function planMemberTickets(setting: Setting): void {
  const { world, clockwork, idOf, staff, at: present } = setting;
  clockwork.plan(daysAgo(setting, 80), (at) => {
    const asked = { actor: staff, at };
    for (const [key, fields] of Object.entries(demoPlans)) {
      const id = idOf('member_plan', key);
      world.tell(memberPlan, id, { action: 'register', id, fields }, asked);
    }
    const id = idOf('event_ticket', 'autumn');
    const today = businessDayOf(present);
    const fields = {
      ...demoEventTicket,
      memberPlanId: idOf('member_plan', 'monthly'),
      signupStartDate: daysLater(today, -20),
      signupEndDate: daysLater(today, 25),
    };
    world.tell(eventTicket, id, { action: 'register', id, fields }, asked);
  });
  for (const ticket of demoTickets) {
    clockwork.plan(daysAgo(setting, ticket.days), (at) => liveTicket(setting, ticket, at));
  }
}

/** One member's tickets, from the sign-up on. */
function liveTicket(setting: Setting, { member, plan: key, fate }: Ticket, start: string): void {
  const { world, clockwork, idOf, staff } = setting;
  const userId = idOf('user', userRef(member));
  const cardId = idOf('card', `card of ticket ${member}`);
  const ticketId = idOf('user_ticket', `ticket of ${member}`);
  const after = (hours: number, happen: (at: string) => void) => clockwork.plan(later(start, hours), happen);
  registerCard(setting, { userId, cardId, member }, start);

  const delay = fate === 'scheduled' ? 6 : 0;
  const plan = termsOf(setting, key, start);
  const firstDay = daysLater(businessDayOf(start), delay);
  const event = fate === 'with_event' ? idOf('event_ticket', 'autumn') : null;
  const period =
    event === null
      ? firstPeriod(firstDay, plan.months)
      : eventPeriod(firstDay, demoEventTicket.activeDuration);
  const amount = event === null ? plan.price : (demoEventTicket.discountPrice.KOREA ?? plan.price);
  const usedPoints = fate === 'forced' ? amount : 0;
  const opening = { userId, ticketId, eventTicketId: event };
  const asSystem = { actor: system, at: start };
  world.tell(memberTickets, userId, { action: 'open', ...opening, previousTicketId: null }, asSystem);
  if (event !== null) {
    const use = { action: 'use', eventTicketId: event, userId, ticketId } as const;
    world.tell(eventTicketUses, event, { ...use, maxUses: demoEventTicket.maxUses }, asSystem);
  }
  if (fate === 'forced') holdGift(setting, { userId, ticketId, amount }, start);
  const own = ticketOf(setting, { userId, ticketId, cardId, payment: `ticket of ${member}` });
  own.act(start, staff, {
    action: 'request',
    ticketId,
    userId,
    plan,
    period,
    eventTicketId: event,
    previousTicketId: null,
    amount,
    usedPoints,
    isRecharging: fate !== 'ending',
    isForced: fate === 'forced',
    paymentId: own.paymentId,
    taxRate: firstTaxRate,
  });
  if (fate === 'unpaid' || fate === 'forced') return;
  own.try(start);
  after(0.02, (at) => own.pay(at, { action: 'confirm', amount, at }));
  if (fate === 'changing') {
    const nextMemberPlanId = idOf('member_plan', 'monthly');
    after(100, (at) => own.act(at, staff, { action: 'choose_next_plan', nextMemberPlanId }));
  }
  if (fate === 'refunded') {
    after(30, (at) => {
      if (usedOf(world.state(memberRentals, userId), ticketId).trysets > 0) return;
      const close = { action: 'close_ticket', userId, ticketId } as const;
      world.act({ on: 'member_rentals', id: userId, command: close }, { actor: system, at });
      clockwork.plan(later(at, 1), (refundedAt) => own.pay(refundedAt, { action: 'refund', at: refundedAt }));
    });
  }
  if (fate === 'renewal_declined' || fate === 'renewal_given_up') {
    clockwork.plan(turnAt(period.endDate), (at) => {
      own.act(at, system, { action: 'renew' });
      renewUnpaid(setting, { member, key, userId, cardId, previousTicketId: ticketId, fate }, at);
    });
  }
}

interface Renewal {
  member: number;
  key: PlanKey;
  userId: number;
  cardId: number;
  previousTicketId: number;
  fate: Ticket['fate'];
}

/** The next ticket, whose card is declined. */
function renewUnpaid(setting: Setting, renewal: Renewal, at: string): void {
  const { world, clockwork, idOf } = setting;
  const { member, key, userId, cardId, previousTicketId, fate } = renewal;
  const ticketId = idOf('user_ticket', `renewal of ${member}`);
  const plan = termsOf(setting, key, at);
  const period = periodAfter(world.state(userTicket, previousTicketId), plan.months);
  if (period === null) throw new Error(`ticket ${previousTicketId} has no period`);
  const own = ticketOf(setting, { userId, ticketId, cardId, payment: `renewal of ${member}` });
  own.act(at, system, {
    action: 'request',
    ticketId,
    userId,
    plan,
    period,
    eventTicketId: null,
    previousTicketId,
    amount: plan.price,
    usedPoints: 0,
    isRecharging: true,
    isForced: false,
    paymentId: own.paymentId,
    taxRate: firstTaxRate,
  });
  own.try(at);
  clockwork.plan(later(at, 0.02), (declinedAt) => own.pay(declinedAt, { action: 'decline', at: declinedAt }));
  if (fate === 'renewal_given_up') {
    clockwork.plan(giveUpAt(at), (endedAt) => own.pay(endedAt, { action: 'fail', at: endedAt }));
  }
}

/** The commands on a ticket and on its payment, with all that follows from them. */
function ticketOf(
  { world, idOf }: Setting,
  { ticketId, cardId, payment }: { userId: number; ticketId: number; cardId: number; payment: string },
) {
  const paymentId = idOf('payment', payment);
  const reference = `imp_${String(paymentId).padStart(12, '0')}`;
  const pay = (at: string, command: PaymentCommand) =>
    world.act({ on: 'payment', id: paymentId, command }, { actor: system, at });
  return {
    paymentId,
    act: (at: string, actor: typeof system | Setting['staff'], command: UserTicketCommand) =>
      world.act({ on: 'user_ticket', id: ticketId, command }, { actor, at }),
    try: (at: string) =>
      pay(at, { action: 'try', method: 'card', cardId, receiptBuyer: null, random: 'ticketdemo' }),
    pay(at: string, step: PaymentStep) {
      switch (step.action) {
        case 'confirm':
          return pay(at, {
            action: 'confirm',
            attempt: 1,
            reference,
            currency: 'KRW',
            amount: step.amount,
            paidTime: at,
            receiptUrl: null,
          });
        case 'decline':
          return pay(at, { action: 'decline', attempt: 1, declined: 'limit' });
        case 'fail':
          return pay(at, { action: 'fail', why: 'ended' });
        case 'refund': {
          const refundId = refundIdOf(paymentId, 1);
          return pay(at, { action: 'refund', refundId, refundReference: `${reference}_1` });
        }
      }
    },
  };
}

type PaymentStep = { at: string } & (
  | { action: 'confirm'; amount: number }
  | { action: 'decline' | 'fail' | 'refund' }
);

function termsOf({ world, idOf }: Setting, key: PlanKey, at: string) {
  const terms = memberTermsOn(world.state(memberPlan, idOf('member_plan', key)), 'KOREA', businessDayOf(at));
  if (terms === null) throw new Error(`the plan ${key} is not sold in Korea`);
  return terms;
}

function eventPeriod(firstDay: string, activeDuration: string | null): Period {
  const period = activePeriod({ activeDuration, activeStartDate: null, activeEndDate: null }, firstDay);
  if (period === null) throw new Error('the event ticket names no days');
  return period;
}

function registerCard(
  { world }: Setting,
  { userId, cardId, member }: { userId: number; cardId: number; member: number },
  at: string,
): void {
  const command = {
    action: 'register_card',
    ownerId: userId,
    cardId,
    lastFour: String(5_000 + member * 41),
    issuer: '신한카드',
    description: null,
    lacksGuardian: false,
  } as const;
  world.tell(memberWallet, userId, command, { actor: system, at });
}

/** Gives a member the points of a ticket, and holds them for it. */
function holdGift(
  { world, staff }: Setting,
  { userId, ticketId, amount }: { userId: number; ticketId: number; amount: number },
  at: string,
): void {
  const gift = {
    action: 'give',
    amount,
    pointReason: 'curator_incentive',
    message: '한 달 이용권을 드립니다.',
    forLook: null,
  } as const;
  world.tell(pointAccount, userId, gift, { actor: staff, at });
  const shares = [{ itemId: ticketId, amount }];
  const hold = { action: 'hold', for: { kind: 'ticket', id: ticketId }, shares } as const;
  world.tell(pointAccount, userId, hold, { actor: system, at });
}
