import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from './errors.ts';

export interface AtOnce {
  inAll: number;
  ofOneCaller: number;
}

const retrySeconds = 10;

/** Who asks; a visitor is known by the address. */
function whoOf(request: FastifyRequest): string {
  const { caller, ip } = request;
  return caller === null ? ip : `${caller.label}:${caller.id}`;
}

/**
 * A hook that lets only so many requests of a sort be under way at once in this process, in all and of one caller, until
 * each is answered to its end. More answer 429.
 */
export function atMost(limit: AtOnce): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const open = new Map<string, number>();
  return async (request, reply) => {
    const caller = whoOf(request);
    const own = open.get(caller) ?? 0;
    const all = [...open.values()].reduce((sum, some) => sum + some, 0);
    if (own >= limit.ofOneCaller || all >= limit.inAll) throw tooManyRequests(retrySeconds);
    open.set(caller, own + 1);
    finished(reply.raw, () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
  };
}
