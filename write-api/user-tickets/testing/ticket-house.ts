import { type Actor, system } from '#domain/actor.ts';
import { businessDayOf, startOfBusinessDay } from '#domain/business-day.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { eventTicket } from '#domain/event-tickets/event-ticket.ts';
import { eventTicketUses, usesOf } from '#domain/event-tickets/uses.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { member } from '#domain/members/member.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { later, type Reacting } from '#domain/reacting.ts';
import { isReacting, type KnownDeadline, reactingKinds, type Target } from '#domain/reacting-kinds.ts';
import { memberPlanFields, memberRegistration } from '#domain/testing/member-plans.ts';
import { type MemberRentalsCommand, memberRentals } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { actorOf, type Caller } from '#http/caller.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { systemContext } from '../../kit/changes/context.ts';
import { derivedCommandId } from '../../kit/commands/command-ids.ts';
import type { CommandContext } from '../../kit/commands/context.ts';
import { createIds } from '../../kit/commands/ids.ts';
import { advance, untouchedStream } from '../../kit/commands/loaded.ts';
import { runCommand } from '../../kit/commands/run-command.ts';
import { consequencesOf, deciderOf, runConsequences, runTarget } from '../../kit/commands/run-target.ts';
import { askPayment } from '../../payments/ask-payment.ts';
import { chargePayment } from '../../payments/charge-payment.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { depsInMemory } from '../../payments/testing/in-memory.ts';
import { dueCall } from '../../payments/testing/steps.ts';
import { holdDeadline } from '../../points/settle-hold.ts';
import { leaveTicket } from '../leave-ticket.ts';
import { payTickets } from '../pay-ticket.ts';
import { signUpDeadline, ticketDeadline } from '../ticket-deadline.ts';

class Crash extends Error {}

export const mina: Caller = { label: 'user', id: 51, name: 'mina' };
export const jun: Caller = { label: 'user', id: 52, name: 'jun' };
/** Plans of 39,000 and 59,000 KRW a month, and a free one. */
export const plans = { standard: 3, large: 4, free: 5 } as const;
/** An offer of plan 3 for 19,000 KRW, for a month. One member can use it. */
export const offerId = 8;

/** A call that is due at an instant. */
interface Call {
  kind: 'charge' | 'ask' | 'refund';
  key: string;
  at: string;
}

interface Due {
  due: KnownDeadline;
  cause: StoredEvent;
}

const outside = { charge: chargePayment, ask: askPayment, refund: refundPayment };
const minute = 60_000;
const noUploads: Asked['uploads'] = { files: new Map(), named: new Map() };

export const noon = (day: string) => later(startOfBusinessDay(day), 12 * 3_600_000);

/**
 * A write side in memory with two members, whose clock the test moves. It does what the follower does: reactions, deadlines and
 * calls to the provider. It crashes once, at the append or the call that moves money with the number `crashAt`. With
 * `losesDatabase`, the database is lost in the crash, and the index reads the whole log again.
 */
export async function ticketHouse(start: string, crashAt = -1, losesDatabase = false) {
  let now = start;
  let points = 0;
  let isCrashing = false;
  const clock = () => now;
  const fake = fakeProvider(clock);
  const { provider } = fake;
  const at = () => {
    if (!isCrashing || points++ !== crashAt) return;
    isCrashing = false;
    throw new Crash();
  };
  const {
    deps: base,
    log,
    eventsOf,
  } = depsInMemory(
    clock,
    {
      ...provider,
      async charge(...given) {
        at();
        const charged = await provider.charge(...given);
        at();
        return charged;
      },
      async refund(...given) {
        at();
        const refunded = await provider.refund(...given);
        at();
        return refunded;
      },
    },
    at,
  );
  const { streams } = base;
  const deps = { ...base, ids: createIds(streams, clock) };
  let reacted = 0;
  const deadlines: Due[] = [];
  const calls: Call[] = [];

  async function given<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
    actor: Actor = { label: 'staff', id: 1 },
  ): Promise<void> {
    const wasCrashing = isCrashing;
    isCrashing = false;
    const context = { ...systemContext(clock), actor };
    const outcome = await runCommand(streams, { decider, id, command, name: 'given' }, context);
    isCrashing = wasCrashing;
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  }

  /** Repeats work until no crash cuts it off. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        if (losesDatabase) readAgain();
      }
    }
  }

  async function react(stored: StoredEvent): Promise<void> {
    const { category, id } = entityOf(stored.stream);
    await leaveTicket(deps, stored, Number(id));
    await payTickets(deps, stored, Number(id));
    if (!isReacting(category)) return;
    const { state } = await streams.refresh(deciderOf(category), id);
    const context = { ...systemContext(clock), causationId: stored.id };
    await runConsequences(streams, stored.id, consequencesOf(category, asEvent(stored), state), context);
  }

  /** Does what the index does with an event: it stores the deadlines and the calls that follow. */
  function index(stored: StoredEvent): void {
    const { category, id } = entityOf(stored.stream);
    if (isReacting(category)) {
      const kind: Reacting<object, never, DomainEvent> = reactingKinds[category];
      const set = kind.deadlines?.(asEvent(stored), { id: Number(id), at: stored.recordedAt }) ?? [];
      const due = 'ofState' in set ? set.ofState(stateAt(kind.decider, stored)) : set;
      deadlines.push(...due.map((each) => ({ due: each, cause: stored })));
    }
    if (category !== 'payment') return;
    const { type, data } = asEvent<PaymentEvent>(stored);
    const { recordedAt } = stored;
    if (type === 'PaymentRequested' && data.dueTime !== null) {
      calls.push({ kind: 'ask', key: id, at: data.dueTime });
    }
    if (type === 'PaymentTried' && data.method === 'card') {
      calls.push({ kind: 'charge', key: `${id}:${data.attempt}`, at: recordedAt });
      calls.push({ kind: 'ask', key: id, at: later(recordedAt, minute) });
    }
    if (type === 'RefundRequested')
      calls.push({ kind: 'refund', key: String(data.refundId), at: recordedAt });
  }

  /** Stores the deadlines and the calls of all events anew, as after the loss of the database. */
  function readAgain(): void {
    deadlines.length = 0;
    calls.length = 0;
    for (const stored of log.slice(0, reacted)) index(stored);
  }

  function stateAt<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    { stream, revision }: StoredEvent,
  ): State {
    const before = eventsOf(stream).filter((each) => each.revision <= revision);
    return before.reduce((loaded, event) => advance(decider, loaded, event), untouchedStream(decider)).state;
  }

  /** Does one piece of the work that is due now, of the calls only the chosen ones; false if there is none. */
  async function workOnce(isChosen: (call: Call) => boolean): Promise<boolean> {
    const stored = log[reacted];
    if (stored !== undefined) {
      index(stored);
      reacted += 1;
      await insist(() => react(stored));
      return true;
    }
    const call = calls.find((each) => each.at <= now && isChosen(each));
    if (call !== undefined) {
      calls.splice(calls.indexOf(call), 1);
      const end = await insist(() => outside[call.kind].call(deps, dueCall(call.key)));
      const known = calls.some(({ kind, key }) => kind === call.kind && key === call.key);
      if (end.next !== null && !known) calls.push({ ...call, at: end.next });
      return true;
    }
    const next = deadlines.filter(({ due }) => due.dueAt <= now).sort(byTime)[0];
    if (next === undefined) return false;
    deadlines.splice(deadlines.indexOf(next), 1);
    await insist(() => fire(next));
    return true;
  }

  async function fire({ due, cause }: Due): Promise<void> {
    const context = (step: string): CommandContext => ({
      ...systemContext(clock),
      commandId: derivedCommandId(cause.id, `${due.name}:${step}`),
      causationId: cause.id,
    });
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
  }

  async function settle(isChosen: (call: Call) => boolean = () => true): Promise<void> {
    while (await workOnce(isChosen));
  }

  async function moveTo(instant: string, isChosen?: (call: Call) => boolean): Promise<void> {
    await settle(isChosen);
    for (;;) {
      const next = [...calls.map((each) => each.at), ...deadlines.map(({ due }) => due.dueAt)]
        .filter((each) => each > now)
        .sort()[0];
      if (next === undefined || next > instant) break;
      now = next;
      await settle(isChosen);
    }
    now = instant;
    await settle(isChosen);
  }

  const itemOf = (userId: number, trysetId: number) => ({ userId, trysetId, itemIds: [trysetId * 10] });
  const onRentals = (id: number, command: MemberRentalsCommand) =>
    insist(() => runTarget(streams, { on: 'member_rentals', id, command }, systemContext(clock)));

  let requests = 0;
  /** The request of a caller. A crash makes the caller repeat it under the same idempotency key. */
  async function ask<Result>(
    send: (asked: Asked) => Promise<Result>,
    caller: Caller = mina,
  ): Promise<Result> {
    requests += 1;
    const commandId = derivedCommandId('request', String(requests));
    const context = { ...systemContext(clock), commandId, actor: actorOf(caller), bodyHash: commandId };
    return insist(() =>
      send({ caller, context, seenRevision: null, credentials: '', address: '', uploads: noUploads }),
    );
  }

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
  await settle();
  isCrashing = true;

  return {
    deps,
    fake,
    ask,
    /** Does all work that is due now; of the calls only the chosen ones. */
    settle,
    /** Moves the clock from one piece of work to the next, up to the instant. */
    moveTo,
    fire,
    deadlines,
    now: clock,
    /** Moves the clock, and does nothing. */
    wait(instant: string): void {
      now = instant;
    },
    hasCrashed: () => !isCrashing,
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
      await settle();
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
          paidTime: now,
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
    run: (target: Target, actor: Actor = system) =>
      insist(() => runTarget(streams, target, { ...systemContext(clock), actor })),
    types: (category: string) =>
      log.filter(({ stream }) => stream.startsWith(`${category}-`)).map(({ type }) => type),
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

const byTime = (one: Due, other: Due) => (one.due.dueAt < other.due.dueAt ? -1 : 1);

export type TicketHouse = Awaited<ReturnType<typeof ticketHouse>>;
