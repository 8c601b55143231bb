import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import { type TrysetCommand, tryset } from '#domain/trysets/tryset.ts';
import type { ItemResult } from '#http/contract.ts';
import { positionHeader } from '#http/positions.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import { requireDaysAhead } from '../kit/actions/days-ahead.ts';
import { contextOf, refusalError, seenRevisionOf } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { itemsOf, mayTake, visibleTryset } from './tryset-scope.ts';

/** An action on a whole tryset: which action of its items it means, and the command that names those that may. */
export interface TrysetWideAction {
  ofItems: TrysetItemAction;
  toCommand(itemIds: number[]): TrysetCommand;
}

/** What a tryset answers to a command: how it stands, and what became of each item concerned. */
export interface TrysetAnswer {
  id: number;
  status: string;
  revision: string;
  position: string;
  items: ItemResult[];
}

/** Acts on each item of a tryset that may take the action; refused with 409 where none may. */
export async function actOnTryset(
  deps: WriteDeps,
  id: number,
  { ofItems, toCommand }: TrysetWideAction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TrysetAnswer> {
  const caller = callerOf(request);
  const context = contextOf(request, caller, deps.clock());
  const seenRevision = seenRevisionOf(request);
  const { state } = await visibleTryset(deps, id, caller, context);
  const itemIds = mayTake(await itemsOf(deps, state), ofItems);
  const command = toCommand(itemIds);
  await requireDaysAhead(deps, tryset, { id, command }, context);
  const outcome = await runTarget(deps.streams, { on: 'tryset', id, command }, context, seenRevision);
  if (!outcome.ok) throw refusalError(outcome.refusal, seenRevision);
  return answerTryset(id, outcome, reply);
}

/** What an accepted command on a tryset led to. */
export type TrysetOutcome = Pick<
  TargetOutcome & { ok: true },
  'status' | 'revision' | 'position' | 'followed'
>;

/** The answer to an accepted command on a tryset, with the header that a following read waits for. */
export function answerTryset(id: number, outcome: TrysetOutcome, reply: FastifyReply): TrysetAnswer {
  reply.header(positionHeader, String(outcome.position));
  return {
    id,
    status: outcome.status,
    revision: String(outcome.revision),
    position: String(outcome.position),
    items: outcome.followed.filter((each) => each.target.on === 'tryset_item').map(itemResult),
  };
}

function itemResult(outcome: TargetOutcome): ItemResult {
  const { id } = outcome.target;
  if (outcome.ok) return { id, ok: true, status: outcome.status };
  const { errorCode, message } = refusalError(outcome.refusal);
  return { id, ok: false, errorCode, message };
}
