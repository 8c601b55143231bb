import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerLabel } from './caller.ts';
import { tooManyRequests } from './errors.ts';

/** Members, brand admins, staff and visitors have separate limits. */
export type CallerKind = CallerLabel | 'visitor';

export interface AtOnce {
  ofOneKind: number;
  ofOneCaller: number;
}

const retrySeconds = 10;

export function kindOf({ caller }: FastifyRequest): CallerKind {
  return caller?.label ?? 'visitor';
}

/** Returns a key for the caller: the account's id, or the IP address of a visitor without a token. */
function whoOf(request: FastifyRequest): string {
  return String(request.caller?.id ?? request.ip);
}

/**
 * Creates a hook that limits concurrent requests in this process, per kind of caller and per caller. A request counts until
 * its answer has been sent in full. Requests above a limit answer 429.
 */
export function atMost(limit: AtOnce): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const kinds = new Map<CallerKind, Map<string, number>>();
  return async (request, reply) => {
    const kind = kindOf(request);
    const open = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, open);
    const caller = whoOf(request);
    const own = open.get(caller) ?? 0;
    const all = [...open.values()].reduce((sum, some) => sum + some, 0);
    if (own >= limit.ofOneCaller || all >= limit.ofOneKind) throw tooManyRequests(retrySeconds);
    open.set(caller, own + 1);
    finished(reply.raw, () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
  };
}
