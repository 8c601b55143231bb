import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from './errors.ts';
import { callerOf } from './rights.ts';

export interface AtOnce {
  inAll: number;
  ofOneCaller: number;
}

const retrySeconds = 10;

/**
 * A hook that lets only so many requests of a sort be under way at once in this process, in all and of one caller, until
 * each is answered to its end. More answer 429.
 */
export function atMost(limit: AtOnce): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const open = new Map<string, number>();
  return async (request, reply) => {
    const { label, id } = callerOf(request);
    const caller = `${label}:${id}`;
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
