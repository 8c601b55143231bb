import { type Actor, system } from '../actor.ts';
import { type BrandInvoice, brandInvoice } from '../brand-invoices/invoice.ts';
import { brandSubscription } from '../brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '../brand-subscriptions/subscription-state.ts';
import type { Decider, Decision } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { payment } from '../payments/payment.ts';
import type { Payment } from '../payments/payment-state.ts';
import type { Consequence, Reacting } from '../reacting.ts';
import { reactingKinds, type Target } from '../reacting-kinds.ts';
import { brandSubscriptionId } from './brand-subscriptions.ts';

type AnyReacting = Reacting<object, Target['command'], DomainEvent>;

/** One event of the world, in the order of appending. */
export interface Lived {
  on: Target['on'];
  id: number;
  event: DomainEvent;
  at: string;
}

/**
 * A brand's subscription with its invoices and payments, in memory. Commands have their consequences at once, as in a request;
 * those of a deferred command wait for `settle`, as after a crash.
 */
export function billingWorld(now = '2026-06-01T00:00:00.000Z') {
  const states = new Map<string, object>();
  const log: Lived[] = [];
  const refusals: string[] = [];
  const waiting: Consequence[] = [];
  let at = now;

  function stateOf<State>(
    decider: Pick<Decider<State, never, never>, 'category' | 'initial'>,
    id: number,
  ): State {
    return (states.get(`${decider.category}-${id}`) as State | undefined) ?? decider.initial;
  }

  function append(
    { on, id, command }: Target,
    actor: Actor,
  ): { decision: Decision<DomainEvent>; following: Consequence[] } {
    const kind: AnyReacting = reactingKinds[on];
    let state = states.get(`${on}-${id}`) ?? kind.decider.initial;
    const decision = kind.decider.decide(state, command, { actor, at });
    const events = decision.ok ? decision.events : [];
    for (const event of events) {
      state = kind.decider.evolve(state, event, at);
      log.push({ on, id, event, at });
    }
    states.set(`${on}-${id}`, state);
    return { decision, following: events.flatMap((event) => kind.after?.(event, state) ?? []) };
  }

  function react(consequences: readonly Consequence[]): void {
    for (const consequence of consequences) {
      const { on, id, command } = consequence;
      const { decision, following } = append(consequence, system);
      if (!decision.ok) refusals.push(`${command.action} on ${on}-${id}: ${decision.refusal.errorCode}`);
      react(following);
    }
  }

  return {
    /** All events, the oldest first. */
    log,
    /** Consequences that were refused. */
    refusals,
    now: () => at,
    moveTo(instant: string): void {
      at = instant;
    },
    run(target: Target, actor: Actor): Decision<DomainEvent> {
      const { decision, following } = append(target, actor);
      react(following);
      return decision;
    },
    defer(target: Target, actor: Actor): Decision<DomainEvent> {
      const { decision, following } = append(target, actor);
      waiting.push(...following);
      return decision;
    },
    settle(): void {
      react(waiting.splice(0));
    },
    subscription: (): BrandSubscription => stateOf(brandSubscription, brandSubscriptionId),
    invoice: (id: number): BrandInvoice => stateOf(brandInvoice, id),
    payment: (id: number): Payment => stateOf(payment, id),
    typesOf: (on: Target['on']): string[] =>
      log.filter((each) => each.on === on).map(({ event }) => event.type),
  };
}

export type BillingWorld = ReturnType<typeof billingWorld>;
