import type { FastifyReply } from 'fastify';
import type { CommandAnswer, ItemResult } from '#http/contract.ts';
import { positionHeader } from '#http/positions.ts';
import type { TakenOnEach } from './bulk.ts';
import type { Taken } from './entity.ts';

/** Answers an action on one entity, with its position in the header. */
export function answerTaken(reply: FastifyReply, taken: Taken): CommandAnswer {
  const { id, status, isUnchanged } = taken;
  const [revision, position] = [String(taken.revision), String(taken.position)];
  reply.header(positionHeader, position);
  return { id, status, revision, position, ...(isUnchanged && { isUnchanged }) };
}

/** Answers a bulk action, with the highest position in the header. */
export function answerEach(reply: FastifyReply, { results, position }: TakenOnEach): ItemResult[] {
  reply.header(positionHeader, String(position));
  return results;
}
