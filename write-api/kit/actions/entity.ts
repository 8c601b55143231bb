import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Changed } from '../changes/change.ts';
import type { CommandContext } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runTarget, type TargetOutcome } from '../commands/run-target.ts';
import type { ActionSpec } from './action-spec.ts';
import { requireDaysAhead } from './days-ahead.ts';

/** A command; its `action` is its name. */
export interface Named {
  readonly action: string;
}

/** The HTTP form of each action; null for actions that no request can name. */
export type ActionSpecs<Command extends Named, State> = Readonly<
  Record<Command['action'], ActionSpec<Command, State> | null>
>;

/** Describes one kind of entity to the action routes. */
export interface ActionEntity<State, Command extends Named, Event extends DomainEvent> {
  /** The prefix of the entity's error codes: `tryset_item`. */
  name: string;
  /** The path of the collection: `/v2/trysets/items`. */
  path: string;
  /** The entity's name in operation ids: `TrysetItem`. */
  title: string;
  tag: string;
  decider: Decider<State, Command, Event>;
  transitions: readonly Transition<Command['action']>[];
  specs: ActionSpecs<Command, State>;
  /** Returns whether the entity exists and the caller may see it. */
  isVisible(state: State, caller: Caller): boolean;
  target(id: number, command: Command): Target;
  /** Runs an action that takes more than one command. It returns the same kind of outcome as a single command. */
  run?(deps: WriteDeps, on: ActionOn<State, Command>): Promise<TargetOutcome>;
}

export interface ActionOn<State, Command> {
  id: number;
  state: State;
  command: Command;
  context: CommandContext;
  seenRevision: bigint | null;
}

/** Returns the HTTP form of an action. Throws 403 for an action that only the system takes. */
export function openSpec<State, Command extends Named, Event extends DomainEvent>(
  { name: entity, specs, transitions }: ActionEntity<State, Command, Event>,
  action: Command['action'],
): ActionSpec<Command, State> {
  const spec = specs[action];
  if (spec !== null) return spec;
  throw forbidden(`${entity}.forbidden`, `only the system can take the action ${action}`, {
    action,
    who: [...transitionOf(transitions, action).who],
  });
}

/**
 * Returns the entity's state from the cache; the newest state if `isNewest`. Throws 404 if the entity does not exist or the
 * caller may not see it. A retry of the command `commandId` gets the state even if the entity is removed by now.
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

/** Runs one action on one entity, for single and bulk calls. */
export async function runAction<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  on: ActionOn<State, Command>,
): Promise<TargetOutcome> {
  const { id, command, context, seenRevision } = on;
  await requireDaysAhead(deps, entity.decider, { id, command }, context);
  if (entity.run !== undefined) return entity.run(deps, on);
  return runTarget(deps.streams, entity.target(id, command), context, seenRevision);
}

/** Converts the outcome of a command to a change; throws the error of a refusal. */
export function changedBy(id: number, outcome: TargetOutcome, seenRevision: bigint | null): Changed {
  if (!outcome.ok) throw refusalError(outcome, seenRevision);
  const { status, revision, position, isUnchanged } = outcome;
  return { id, status, revision, position, isUnchanged };
}
