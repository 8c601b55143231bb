import { type Actor, system } from '#domain/actor.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { Reacting } from '#domain/reacting.ts';
import { isReacting, type KnownDeadline, reactingKinds, type Target } from '#domain/reacting-kinds.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { actorOf, type Caller } from '#http/caller.ts';
import { createClaimHolders } from '../../claim-holders.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { systemContext } from '../../kit/changes/context.ts';
import { createClaims } from '../../kit/commands/claims.ts';
import { derivedCommandId } from '../../kit/commands/command-ids.ts';
import type { CommandContext } from '../../kit/commands/context.ts';
import { createIds } from '../../kit/commands/ids.ts';
import { advance, untouchedStream } from '../../kit/commands/loaded.ts';
import { runCommand } from '../../kit/commands/run-command.ts';
import { consequencesOf, deciderOf, runConsequences, runTarget } from '../../kit/commands/run-target.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import type { CallEnd } from '../../kit/outside/outside-call.ts';
import { askPayment } from '../ask-payment.ts';
import { callsAfter, type WantedCall } from '../calls-of-payments.ts';
import { chargePayment } from '../charge-payment.ts';
import { refundPayment } from '../refund-payment.ts';
import { Crash, oneCrash } from './crash.ts';
import { fakeProvider } from './fake-provider.ts';
import { depsInMemory } from './in-memory.ts';
import { dueCall } from './steps.ts';

export interface Due {
  due: KnownDeadline;
  cause: StoredEvent;
}

type Step = (name: string) => CommandContext;

interface Follows {
  start: string;
  /** The number of the point at which it crashes once; -1 for never. */
  crashAt: number;
  /** Whether the crash loses the database, so that the index reads the whole log again. */
  losesDatabase: boolean;
  /** The effects that run after each event. */
  effects: readonly Effect[];
  /** Carries out the deadlines that the test is about. */
  fire(deps: WriteDeps, due: KnownDeadline, context: Step): Promise<void>;
}

/** The calls that it makes, by kind. Cash receipts are left out. */
const outside = new Map([chargePayment, askPayment, refundPayment].map((call) => [call.kind, call]));
const noUploads: Asked['uploads'] = { files: new Map(), named: new Map() };

/**
 * A write side in memory whose clock the test moves. It does what the follower does: reactions, deadlines and calls to the
 * provider.
 */
export function followerInMemory({ start, crashAt, losesDatabase, effects, fire: carryOut }: Follows) {
  let now = start;
  const clock = () => now;
  const crash = oneCrash(crashAt);
  const fake = fakeProvider(clock);
  const { deps: base, log, eventsOf } = depsInMemory(clock, crash.around(fake.provider), crash.at);
  const { streams } = base;
  const nameOf = ({ kind, value }: { kind: string; value: string }) => `${kind}-${value}`;
  const claims = createClaims(streams, createClaimHolders(streams, base.sealing), nameOf, async () => []);
  const deps = { ...base, claims, ids: createIds(streams, clock) };
  let reacted = 0;
  const deadlines: Due[] = [];
  const calls: WantedCall[] = [];

  /** Runs a command of the given world, which no crash meets. */
  async function given<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
    actor: Actor = { label: 'staff', id: 1 },
  ): Promise<void> {
    const context = { ...systemContext(clock), actor };
    const outcome = await crash.without(() =>
      runCommand(streams, { decider, id, command, name: 'given' }, context),
    );
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
    for (const effect of effects) await effect(deps, stored, Number(id));
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
    if (category === 'payment') calls.push(...callsAfter(stored).filter(({ kind }) => outside.has(kind)));
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
  async function workOnce(isChosen: (call: WantedCall) => boolean): Promise<boolean> {
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
      const end = await insist(() => make(call));
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

  function make({ kind, key }: WantedCall): Promise<CallEnd> {
    const call = outside.get(kind);
    if (call === undefined) throw new Error(`nobody makes calls of kind ${kind}`);
    return call.call(deps, dueCall(key));
  }

  function fire({ due, cause }: Due): Promise<void> {
    return carryOut(deps, due, (step) => ({
      ...systemContext(clock),
      commandId: derivedCommandId(cause.id, `${due.name}:${step}`),
      causationId: cause.id,
    }));
  }

  /** Does all work that is due now; of the calls only the chosen ones. */
  async function settle(isChosen: (call: WantedCall) => boolean = () => true): Promise<void> {
    while (await workOnce(isChosen));
  }

  /** Moves the clock from one piece of work to the next, up to the instant. */
  async function moveTo(instant: string, isChosen?: (call: WantedCall) => boolean): Promise<void> {
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
  async function ask<Result>(send: (asked: Asked) => Promise<Result>, caller: Caller): Promise<Result> {
    requests += 1;
    const commandId = derivedCommandId('request', String(requests));
    const context = { ...systemContext(clock), commandId, actor: actorOf(caller), bodyHash: commandId };
    return insist(() =>
      send({ caller, context, seenRevision: null, credentials: '', address: '', uploads: noUploads }),
    );
  }

  return {
    deps,
    log,
    fake,
    given,
    ask,
    settle,
    moveTo,
    fire,
    deadlines,
    now: clock,
    /** Moves the clock, and does nothing. */
    wait(instant: string): void {
      now = instant;
    },
    /** Ends the preparation: from now on it can crash. */
    arm: crash.arm,
    hasCrashed: crash.hasCrashed,
    run: (target: Target, actor: Actor = system) =>
      insist(() => runTarget(streams, target, { ...systemContext(clock), actor })),
    /** The types of all events of a category. */
    typesOf: (category: string) =>
      log.filter(({ stream }) => stream.startsWith(`${category}-`)).map(({ type }) => type),
  };
}

const byTime = (one: Due, other: Due) => (one.due.dueAt < other.due.dueAt ? -1 : 1);
