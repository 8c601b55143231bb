import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommandAnswer } from '#http/contract.ts';
import { positionHeader } from '#http/positions.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../../deps.ts';
import { contextOf, seenRevisionOf } from '../commands/request.ts';
import { uploadsOf } from '../pictures/uploads.ts';
import type { Asked } from './asked.ts';
import type { Changed } from './change.ts';

/** A Fastify app whose requests have the types of their routes' schemas. */
export type TypedApp = ReturnType<typeof typed>;

export function typed(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Reads what a request contains besides its path and body: caller, revision, token, address and uploads. */
export function askedBy(deps: Pick<WriteDeps, 'clock'>, request: FastifyRequest): Asked {
  const caller = callerOf(request);
  return {
    caller,
    context: contextOf(request, caller, deps.clock()),
    seenRevision: seenRevisionOf(request),
    credentials: request.headers.authorization ?? '',
    address: request.ip,
    uploads: uploadsOf(request),
  };
}

/** Answers a change or an action, with its position in the header. The status is 201 if the request created the entity. */
export function answerChange(
  reply: FastifyReply,
  { id, status, isUnchanged = false, ...changed }: Changed,
  code: 200 | 201 = 200,
): CommandAnswer {
  const [revision, position] = [String(changed.revision), String(changed.position)];
  reply.code(code).header(positionHeader, position);
  return { id, status, revision, position, ...(isUnchanged && { isUnchanged }) };
}
