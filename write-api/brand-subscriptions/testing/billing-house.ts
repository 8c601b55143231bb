import { type Actor, system } from '#domain/actor.ts';
import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import {
  type BrandSubscriptionDeadline,
  deadlinesOfSubscription,
} from '#domain/brand-subscriptions/deadlines.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import { brand } from '#domain/brands/brand.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { brandWallet } from '#domain/cards/wallet.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { later } from '#domain/reacting.ts';
import { isReacting, type Target } from '#domain/reacting-kinds.ts';
import { planFields } from '#domain/testing/brand-plans.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { actorOf, type Caller } from '#http/caller.ts';
import { wholeBrand } from '../../brands/brand-commands.ts';
import { createClaimHolders } from '../../claim-holders.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { systemContext } from '../../kit/changes/context.ts';
import { createClaims } from '../../kit/commands/claims.ts';
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
import { endWithBrand } from '../end-with-brand.ts';
import { payInvoices } from '../pay-invoice.ts';
import { subscriptionDeadline } from '../subscription-deadline.ts';

class Crash extends Error {}

export const brandId = 3;
/** Plans of 300,000, 500,000 and 0 KRW a month. */
export const plans = { standard: 4, large: 5, free: 6 } as const;
export const owner: Asked['caller'] = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/** A call that is due at an instant. */
interface Call {
  kind: 'charge' | 'ask' | 'refund';
  key: string;
  at: string;
}

const outside = { charge: chargePayment, ask: askPayment, refund: refundPayment };

/**
 * A write side in memory with one brand, whose clock the test moves. It does what the follower does: reactions, deadlines and
 * calls to the provider. It crashes once, at the append or the call that moves money with the number `crashAt`. With
 * `losesDatabase`, the database is lost in the crash, and the index reads the whole log again.
 */
export async function billingHouse(start: string, crashAt = -1, losesDatabase = false) {
  let now = start;
  let points = 0;
  let isCrashing = false;
  const clock = () => now;
  const at = () => {
    if (!isCrashing || points++ !== crashAt) return;
    isCrashing = false;
    throw new Crash();
  };
  const fake = fakeProvider(clock);
  const { provider } = fake;
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
  const nameOf = ({ kind, value }: { kind: string; value: string }) => `${kind}-${value}`;
  const holders = createClaimHolders(streams, base.sealing);
  const claims = createClaims(streams, holders, nameOf, async () => []);
  const deps = { ...base, claims, ids: createIds(streams, clock) };

  let reacted = 0;
  const deadlines: Due[] = [];
  const calls: Call[] = [];

  async function given<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
  ): Promise<void> {
    const context = { ...systemContext(clock), actor: { label: 'staff', id: 1 } as const };
    const outcome = await runCommand(streams, { decider, id, command, name: 'given' }, context);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  }

  /** Repeats work until no crash cuts it off. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        if (losesDatabase) await readAgain();
      }
    }
  }

  async function react(stored: StoredEvent): Promise<void> {
    const { category, id } = entityOf(stored.stream);
    await payInvoices(deps, stored, Number(id));
    await endWithBrand(deps, stored, Number(id));
    if (!isReacting(category)) return;
    const { state } = await streams.refresh(deciderOf(category), id);
    const context = { ...systemContext(clock), causationId: stored.id };
    await runConsequences(streams, stored.id, consequencesOf(category, asEvent(stored), state), context);
  }

  /** Does what the index does with an event: it stores the deadlines and the calls that follow. */
  async function index(stored: StoredEvent): Promise<void> {
    const { category, id } = entityOf(stored.stream);
    if (category === 'brand_subscription') {
      const { state } = await asOf(brandSubscription, stored);
      const event = asEvent<BrandSubscriptionEvent>(stored);
      for (const due of deadlinesOfSubscription(event, state)) deadlines.push({ due, cause: stored });
    }
    if (category !== 'payment') return;
    const { type, data } = asEvent<PaymentEvent>(stored);
    const { recordedAt } = stored;
    if (type === 'PaymentRequested' && data.dueTime !== null)
      calls.push({ kind: 'ask', key: id, at: data.dueTime });
    if (type === 'PaymentTried' && data.method === 'card') {
      calls.push({ kind: 'charge', key: `${id}:${data.attempt}`, at: recordedAt });
      calls.push({ kind: 'ask', key: id, at: later(recordedAt, minute) });
    }
    if (type === 'RefundRequested')
      calls.push({ kind: 'refund', key: String(data.refundId), at: recordedAt });
  }

  /** Stores the deadlines and the calls of all events anew, as after the loss of the database. */
  async function readAgain(): Promise<void> {
    deadlines.length = 0;
    calls.length = 0;
    for (const stored of log.slice(0, reacted)) await index(stored);
  }

  async function asOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    { stream, revision }: StoredEvent,
  ) {
    const before = eventsOf(stream).filter((each) => each.revision <= revision);
    return before.reduce((loaded, event) => advance(decider, loaded, event), untouchedStream(decider));
  }

  /** Does one piece of the work that is due now, of the calls only the chosen ones; false if there is none. */
  async function workOnce(isChosen: (call: Call) => boolean): Promise<boolean> {
    const stored = log[reacted];
    if (stored !== undefined) {
      await index(stored);
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
    const due = deadlines.filter((each) => each.due.dueAt <= now).sort(byTime)[0];
    if (due === undefined) return false;
    deadlines.splice(deadlines.indexOf(due), 1);
    await insist(() => fire(due));
    return true;
  }

  function fire({ due, cause }: Due): Promise<void> {
    const context = (step: string): CommandContext => ({
      ...systemContext(clock),
      commandId: derivedCommandId(cause.id, `${due.name}:${step}`),
      causationId: cause.id,
    });
    return subscriptionDeadline.fire(deps, due, context);
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

  let requests = 0;
  /** The request of a caller. A crash makes the caller repeat it under the same idempotency key. */
  async function ask<Result>(
    send: (asked: Asked) => Promise<Result>,
    caller: Caller = owner,
  ): Promise<Result> {
    requests += 1;
    const commandId = derivedCommandId('request', String(requests));
    const context = { ...systemContext(clock), commandId, actor: actorOf(caller), bodyHash: commandId };
    return insist(() =>
      send({ caller, context, seenRevision: null, credentials: '', address: '', uploads: noUploads }),
    );
  }

  await given(brand, brandId, { action: 'register', brandId, ...wholeBrand({ name: 'Acme' }) });
  const prices = { standard: 300_000, large: 500_000, free: 0 };
  for (const name of ['standard', 'large', 'free'] as const) {
    const fields = { ...planFields, price: { KOREA: prices[name], JAPAN: null } };
    await given(brandPlan, plans[name], { action: 'register', id: plans[name], fields });
  }
  const card = { lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
  await given(brandWallet, brandId, { action: 'register_card', ownerId: brandId, cardId: 61, ...card });
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
    /** Moves the clock, and does nothing. */
    wait(instant: string): void {
      now = instant;
    },
    async registerCard(cardId: number): Promise<void> {
      await given(brandWallet, brandId, { action: 'register_card', ownerId: brandId, cardId, ...card });
      await given(brandWallet, brandId, { action: 'make_primary', cardId });
      await settle();
    },
    /** Staff confirm a transfer, and a crash keeps the subscription from learning of it until the reactor runs. */
    confirmAlone: (paymentId: number) =>
      given(payment, paymentId, {
        action: 'confirm',
        attempt: 1,
        reference: 'transfer 1',
        amount: 300_000,
        currency: 'KRW',
        paidTime: now,
        receiptUrl: null,
      }),
    removeBrand: () => given(brand, brandId, { action: 'remove' }),
    removeCard: (cardId: number) => given(brandWallet, brandId, { action: 'remove_card', cardId }),
    setPrice: (id: number, price: number) =>
      given(brandPlan, id, { action: 'revise', fields: { price: { KOREA: price, JAPAN: null } } }),
    fire,
    deadlines,
    now: clock,
    hasCrashed: () => !isCrashing,
    subscription: async (id: number) => (await streams.refresh(brandSubscription, id)).state,
    payment: async (id: number) => (await streams.refresh(payment, id)).state,
    run: (target: Target, actor: Actor = system) =>
      insist(() => runTarget(streams, target, { ...systemContext(clock), actor })),
    /** The types of the subscriptions' events, each with its business day. */
    lived: () =>
      log
        .filter(({ stream }) => stream.startsWith('brand_subscription-'))
        .map(
          ({ type, recordedAt }) => `${businessDayOf(recordedAt)} ${type.replace('BrandSubscription', '')}`,
        ),
    typesOf: (category: string) =>
      log.filter(({ stream }) => stream.startsWith(`${category}-`)).map(({ type }) => type),
  };
}

const minute = 60_000;
const noUploads: Asked['uploads'] = { files: new Map(), named: new Map() };

interface Due {
  due: BrandSubscriptionDeadline;
  cause: StoredEvent;
}

const byTime = (one: Due, other: Due) => (one.due.dueAt < other.due.dueAt ? -1 : 1);

export type BillingHouse = Awaited<ReturnType<typeof billingHouse>>;
