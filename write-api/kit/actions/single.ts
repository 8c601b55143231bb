import type { DomainEvent } from '#domain/event.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../changes/asked.ts';
import type { Changed } from '../changes/change.ts';
import type { WantedAction } from './action-spec.ts';
import { type ActionEntity, changedBy, type Named, runAction, visibleState } from './entity.ts';

/**
 * Takes an action on one entity. Throws 403, 409 or 422 if the transition table or a guard refuses it, and 404 if the caller
 * sees no such entity.
 */
export async function takeAction<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  { caller, context, seenRevision }: Pick<Asked, 'caller' | 'context' | 'seenRevision'>,
  entity: ActionEntity<State, Command, Event>,
  id: number,
  { isOnState, toCommand }: WantedAction<Command, State>,
): Promise<Changed> {
  const { commandId } = context;
  const state = await visibleState(deps, entity, id, caller, { commandId, isNewest: isOnState });
  const command = toCommand(state, commandId, caller);
  const outcome = await runAction(deps, entity, { id, state, command, context, seenRevision });
  return changedBy(id, outcome, seenRevision);
}
