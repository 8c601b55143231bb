import type { FastifyReply } from 'fastify';
import type { ItemResult } from '#http/contract.ts';
import { positionHeader } from '#http/positions.ts';
import type { TakenOnEach } from './bulk.ts';

/** Answers a bulk action with its results. The position header has the highest position. */
export function answerEach(reply: FastifyReply, { results, position }: TakenOnEach): ItemResult[] {
  reply.header(positionHeader, String(position));
  return results;
}
