import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import type { Transition } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CommandContext } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runTarget, type TargetOutcome } from '../commands/run-target.ts';
import type { ActionSpec } from './action-spec.ts';
import { requireDaysAhead } from './days-ahead.ts';

/** A command is named after its action. */
export interface Named {
  readonly action: string;
}

/** How each action is asked for; null where nobody asks for it by its name. */
export type ActionSpecs<Command extends Named, State> = Readonly<
  Record<Command['action'], ActionSpec<Command, State> | null>
>;

/** What the routes of one kind of entity know of it. */
export interface ActionEntity<State, Command extends Named, Event extends DomainEvent> {
  /** `tryset_item`: the prefix of its error codes. */
  name: string;
  /** `/v2/trysets/items` */
  path: string;
  /** Name in operation ids: `TrysetItem`. */
  title: string;
  tag: string;
  decider: Decider<State, Command, Event>;
  transitions: readonly Transition<Command['action']>[];
  specs: ActionSpecs<Command, State>;
  /** Whether the stream holds an entity, and the caller may know of it. */
  isVisible(state: State, caller: Caller): boolean;
  target(id: number, command: Command): Target;
  /** An action that takes more than its one command; it answers what the command's outcome would. */
  run?(deps: WriteDeps, order: ActionOn<State, Command>): Promise<TargetOutcome>;
}

export interface ActionOn<State, Command> {
  id: number;
  state: State;
  command: Command;
  context: CommandContext;
  seenRevision: bigint | null;
}

/**
 * The entity's state, as the cache has it or, for what decides on the state itself, the `newest`; 404 where there is none or
 * none that the caller may know of. Who has the command `commandId` answered already is answered again, though the
 * entity be gone by now.
 */
export async function visibleState<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  id: number,
  caller: Caller,
  { commandId, isNewest = false }: { commandId: string; isNewest?: boolean },
): Promise<State> {
  if (!isNewest) {
    const { state } = await deps.streams.load(entity.decider, id);
    if (entity.isVisible(state, caller)) return state;
  }
  const { state, memory } = await deps.streams.refresh(entity.decider, id);
  const isRepeat = memory.some((known) => known.commandId === commandId);
  if (!isRepeat && !entity.isVisible(state, caller)) throw notFound(entity.name, id);
  return state;
}

/** Runs one action on one entity, as a single call and as one of many. */
export async function runAction<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  order: ActionOn<State, Command>,
): Promise<TargetOutcome> {
  await requireDaysAhead(deps, entity.decider, { id: order.id, command: order.command }, order.context);
  if (entity.run !== undefined) return entity.run(deps, order);
  return runTarget(deps.streams, entity.target(order.id, order.command), order.context, order.seenRevision);
}

/** Where an entity stands after an action. */
export interface Taken {
  id: number;
  status: string;
  revision: bigint;
  /** The highest position of all that the action caused. */
  position: bigint;
  /** There was nothing to do: it was so already. */
  isUnchanged: boolean;
}

/** What an outcome comes to; throws the error that a refusal is. */
export function takenOf(id: number, outcome: TargetOutcome, seenRevision: bigint | null): Taken {
  if (!outcome.ok) throw refusalError(outcome, seenRevision);
  const { status, revision, position, isUnchanged } = outcome;
  return { id, status, revision, position, isUnchanged };
}
