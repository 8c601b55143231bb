import { setTimeout as delay } from 'node:timers/promises';
import type { Decider, Refusal } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import { streamName } from '#event-store/stored-event.ts';
import { busy } from '#http/errors.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { Beside } from '../pictures/incoming.ts';
import type { CommandContext } from './context.ts';
import { isNewer, isUpToDate, type Loaded, lastChange } from './loaded.ts';
import { newEvent } from './new-event.ts';
import { observed, type Tally } from './observed.ts';
import type { Streams } from './streams.ts';

/** One command on one stream. `name` is the command's name in the metadata, usually the action's. */
export interface StreamCommand<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  id: number | string;
  command: Command;
  name: string;
  /** The revision that the sender has seen (`If-Match`). If null, the command is decided again after a concurrent append. */
  seenRevision?: bigint | null;
  /** Work that must be done before the events are appended, such as storing pictures. */
  beside?: Beside;
}

/** Why a command had no effect: the domain's refusal, a wrong revision, or an idempotency key that belongs to another request. */
export type CommandRefusal =
  | Refusal
  | { kind: 'revision_mismatch'; current: string }
  | { kind: 'key_reused' };

/** A refusal, with the position of the newest event on which it was decided. Rows at that position show the reason. */
export interface Refused {
  ok: false;
  refusal: CommandRefusal;
  position: bigint;
}

/** The outcome of a command. A retry returns the first outcome, with its events. */
export type Outcome<State, Event extends DomainEvent> =
  | {
      ok: true;
      state: State;
      revision: bigint;
      position: bigint;
      events: readonly { id: string; event: Event }[];
    }
  | Refused;

const decideAgainAtMost = 10;
/**
 * The pause in ms before the stream is read again for a missing event. A commit takes milliseconds; after a quarter of a
 * second, the command is decided without the event.
 */
const lookAgainMs = 5;
const looksAtMost = 50;

/**
 * Decides a command and appends its events at the exact revision of the decision. After a concurrent append, it decides again
 * on the new state. A refusal is final only if it was decided on the newest events, since the cache may be stale.
 */
export function runCommand<State, Command, Event extends DomainEvent>(
  streams: Streams,
  stream: StreamCommand<State, Command, Event>,
  context: CommandContext,
): Promise<Outcome<State, Event>> {
  const on = streamName(stream.decider.category, stream.id);
  return observed(streams, stream, context, (tally) =>
    streams.inTurn(on, () => decideAndAppend(streams, stream, context, tally)),
  );
}

async function decideAndAppend<State, Command, Event extends DomainEvent>(
  streams: Streams,
  stream: StreamCommand<State, Command, Event>,
  context: CommandContext,
  tally: Tally,
): Promise<Outcome<State, Event>> {
  const { decider, id, command, seenRevision = null, beside } = stream;
  let isFresh = false;
  let isKept = false;
  let loaded = await streams.load(decider, id, tally);
  for (let attempt = 0; attempt < decideAgainAtMost; attempt++) {
    const known = loaded.memory.find((entry) => entry.commandId === context.commandId);
    if (known !== undefined) {
      if (known.bodyHash !== (context.bodyHash ?? null)) return refused(loaded, { kind: 'key_reused' });
      tally.isRepeat = true;
      const first = await streams.after(decider, id, known);
      return { ok: true, ...answer(first.loaded), events: first.events };
    }
    const decision = decider.decide(loaded.state, command, { actor: context.actor, at: context.receivedAt });
    const isSeen = seenRevision === null || isUpToDate(seenRevision, loaded);
    if (decision.ok && decision.events.length > 0 && isSeen) {
      if (!isKept) await beside?.keep();
      isKept = true;
      const { events, outcome } = await append(streams, stream, loaded, decision.events, context);
      if (outcome.ok) {
        await beside?.confirm();
        return {
          ok: true,
          ...answer(outcome.loaded),
          events: decision.events.map((event, index) => ({ id: events[index]?.id ?? '', event })),
        };
      }
      tally.conflicts += 1;
      loaded = await readUpTo(streams, stream, outcome.current, tally);
    } else if (isFresh) {
      if (!isSeen) {
        return refused(loaded, { kind: 'revision_mismatch', current: String(lastChange(loaded)) });
      }
      if (!decision.ok) return refused(loaded, decision.refusal);
      return { ok: true, ...answer(loaded), events: [] };
    } else {
      loaded = await streams.refresh(decider, id, tally);
    }
    isFresh = true;
  }
  throw busy();
}

/**
 * Reads the stream up to the revision that the store named when it refused an append. The event at that revision may not be
 * committed yet, and becomes readable with its commit.
 */
async function readUpTo<State, Command, Event extends DomainEvent>(
  streams: Streams,
  { decider, id }: StreamCommand<State, Command, Event>,
  current: ExpectedRevision,
  tally: Tally,
): Promise<Loaded<State>> {
  for (let look = 0; ; look++) {
    const loaded = await streams.refresh(decider, id, tally);
    if (look === looksAtMost || !isNewer(current, loaded.revision)) return loaded;
    await delay(lookAgainMs);
  }
}

/** Appends events at the revision of the decision. Their metadata contain the traceparent, so that readers continue the trace. */
function append<State, Command, Event extends DomainEvent>(
  streams: Streams,
  stream: StreamCommand<State, Command, Event>,
  loaded: Loaded<State>,
  decided: readonly Event[],
  context: CommandContext,
) {
  const { decider, id } = stream;
  const types = () => decided.map(({ type }) => type).join();
  return inSpan(
    `append ${decider.category}`,
    () => ({ kind: 'producer', attributes: { 'tryset.events': decided.length, 'tryset.types': types() } }),
    async (span) => {
      const traceparent = span?.traceparent ?? null;
      const on = { decider, name: stream.name, state: loaded.state, upcasters: streams.upcasters };
      const events = decided.map((event) => newEvent(on, event, context, traceparent));
      return { events, outcome: await streams.append(decider, id, loaded, events) };
    },
  );
}

function refused({ position }: Loaded<unknown>, refusal: CommandRefusal): Refused {
  return { ok: false, refusal, position: position ?? 0n };
}

function answer<State>(loaded: Loaded<State>) {
  return {
    state: loaded.state,
    revision: lastChange(loaded),
    position: loaded.position ?? 0n,
  };
}
