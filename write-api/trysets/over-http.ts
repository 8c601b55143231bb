import type { FastifyReply } from 'fastify';
import type { ItemResult } from '#http/contract.ts';
import { positionHeader } from '#http/positions.ts';
import { refusalError } from '../kit/commands/request.ts';
import type { TargetOutcome } from '../kit/commands/run-target.ts';
import type { TrysetOutcome } from './act-on-tryset.ts';

/** The answer to a command on a tryset: its state, and the result for each affected item. */
export interface TrysetAnswer {
  id: number;
  status: string;
  revision: string;
  position: string;
  items: ItemResult[];
}

/** Returns the answer to an accepted command on a tryset, and sets the position header that later reads wait for. */
export function answerTryset(reply: FastifyReply, outcome: TrysetOutcome): TrysetAnswer {
  reply.header(positionHeader, String(outcome.position));
  return {
    id: outcome.id,
    status: outcome.status,
    revision: String(outcome.revision),
    position: String(outcome.position),
    items: outcome.followed.filter((each) => each.target.on === 'tryset_item').map(itemResult),
  };
}

function itemResult(outcome: TargetOutcome): ItemResult {
  const { id } = outcome.target;
  if (outcome.ok) return { id, ok: true, status: outcome.status };
  const { errorCode, message } = refusalError(outcome);
  return { id, ok: false, errorCode, message };
}
