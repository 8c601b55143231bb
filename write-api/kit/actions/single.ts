import type { DomainEvent } from '#domain/event.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { forbidden } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../changes/asked.ts';
import { type ActionEntity, type Named, runAction, type Taken, takenOf, visibleState } from './entity.ts';

/** An action by its name, with a body that matches the fields of its spec. */
export interface AskedAction<Action extends string> {
  id: number;
  action: Action;
  said: unknown;
}

/**
 * Takes an action on one entity. Throws 403 if only the system may take it, 404 if the caller sees no such entity, and 409 or 422
 * as transitions and guards say.
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

/** The error for an action that only the system takes. */
export function onlyTheSystem(entity: string, name: string, transitions: readonly Transition[]) {
  return forbidden(`${entity}.forbidden`, `only the system can take the action ${name}`, {
    action: name,
    who: [...transitionOf(transitions, name).who],
  });
}
