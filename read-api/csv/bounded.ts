import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { tooManyRequests } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import { CsvAnswer } from './csv-answer.ts';

/** Each holds a connection to the database to its end, and some ask another one for what stands around their rows. */
const atOnce = { inAll: 5, ofOneCaller: 3 };

const retrySeconds = 10;

/**
 * Lets only so many CSVs be written at once, in all and for one caller, by the routes that are registered on `app`
 * afterwards: the other reads must not wait for a connection that slow readers hold. More answer 429.
 */
export function boundCsvs(app: FastifyInstance): void {
  const open = new Map<string, number>();

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { label, id } = callerOf(request);
    const caller = `${label}:${id}`;
    const own = open.get(caller) ?? 0;
    const all = [...open.values()].reduce((sum, some) => sum + some, 0);
    if (own >= atOnce.ofOneCaller || all >= atOnce.inAll) throw tooManyRequests(retrySeconds);
    open.set(caller, own + 1);
    finished(reply.raw, () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
  }

  app.addHook('onRoute', (route) => {
    if (answersCsv(route)) route.preHandler = [enter, ...[route.preHandler ?? []].flat()];
  });
}

function answersCsv({ schema }: RouteOptions): boolean {
  const { 200: answer } = (schema?.response ?? {}) as Record<number, unknown>;
  return answer === CsvAnswer;
}
