import type { DomainEvent } from '#domain/event.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { forbidden } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../changes/asked.ts';
import { type ActionEntity, type Named, runAction, type Taken, takenOf, visibleState } from './entity.ts';

/** An action by its name, and what is said with it, as the fields of its spec have it. */
export interface AskedAction<Action extends string> {
  id: number;
  action: Action;
  said: unknown;
}

/**
 * Takes an action on one entity. 403 where the table lets only the system take it, 404 where the caller knows of no such
 * entity, 409 and 422 as table and guards say.
 */
export async function takeAction<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  { caller, context, seenRevision }: Omit<Asked, 'uploads' | 'credentials'>,
  entity: ActionEntity<State, Command, Event>,
  { id, action, said }: AskedAction<Command['action']>,
): Promise<Taken> {
  const spec = entity.specs[action];
  if (spec === null) throw onlyTheSystem(entity.name, action, entity.transitions);
  const { commandId } = context;
  const state = await visibleState(deps, entity, id, caller, { commandId, isNewest: spec.onState ?? false });
  const command = spec.toCommand((said ?? {}) as never, state, commandId, caller);
  return takenOf(
    id,
    await runAction(deps, entity, { id, state, command, context, seenRevision }),
    seenRevision,
  );
}

/** The refusal of an action that nobody may ask for. */
export function onlyTheSystem(entity: string, name: string, transitions: readonly Transition[]) {
  return forbidden(`${entity}.forbidden`, `${name} is the system's own`, {
    action: name,
    who: [...transitionOf(transitions, name).who],
  });
}
