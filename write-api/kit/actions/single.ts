import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainEvent } from '#domain/event.ts';
import { transitionOf } from '#domain/transition-table.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { forbidden } from '#http/errors.ts';
import { positionHeader } from '#http/positions.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../../deps.ts';
import { contextOf, seenRevisionOf } from '../commands/request.ts';
import { type ActionEntity, answerOf, runAction, visibleState } from './entity.ts';

/** Takes an action that a request asks for on one entity, and answers where it stands afterwards. */
export async function takeAction<State, Command, Event extends DomainEvent>(
  deps: WriteDeps,
  entity: ActionEntity<State, Command, Event>,
  name: string,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CommandAnswer> {
  const caller = callerOf(request);
  const spec = entity.specs[name];
  if (spec === undefined) throw onlyTheSystem(entity.name, name, entity.transitions);
  const context = contextOf(request, caller, deps.clock());
  const seenRevision = seenRevisionOf(request);
  const { commandId } = context;
  const state = await visibleState(deps, entity, id, caller, { commandId, isNewest: spec.onState ?? false });
  const command = spec.toCommand((request.body ?? {}) as never, state, commandId);
  const outcome = await runAction(deps, entity, { id, state, command, context, seenRevision });
  const answer = answerOf(id, outcome, seenRevision);
  reply.header(positionHeader, answer.position);
  return answer;
}

/** The refusal of an action that nobody may ask for over HTTP. */
export function onlyTheSystem(
  entity: string,
  name: string,
  transitions: ActionEntity<unknown, unknown, DomainEvent>['transitions'],
) {
  return forbidden(`${entity}.forbidden`, `${name} is the system's own`, {
    action: name,
    who: [...transitionOf(transitions, name).who],
  });
}
