import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minPositionHeader, positionHeader, positionOf, staleHeader } from '#http/positions.ts';
import type { Freshness } from './freshness.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identical for reads between which no row of the read models changed. */
    moment: string;
    /** `<projection>:<entity>` of parked rows when the request arrived. */
    parked: ReadonlySet<string> | null;
    /** Whether the answer shows a parked row. */
    showsParked: boolean;
  }
}

/** Makes every read wait for `x-min-position` and return its freshness as `x-position` and `x-stale`. */
export function tellFreshness(app: FastifyInstance, freshness: Freshness): void {
  app.decorateRequest('moment', '');
  app.decorateRequest('parked', null);
  app.decorateRequest('showsParked', false);
  app.addHook('preHandler', async (request, reply) => {
    const { position, moment, isBehind, standsStill, parked } = await freshness.reach(
      positionOf(request.headers[minPositionHeader]),
    );
    reply.header(positionHeader, String(position));
    if (isBehind || standsStill) reply.header(staleHeader, 'true');
    request.moment = moment;
    request.parked = parked;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.showsParked) reply.header(staleHeader, 'parked');
    return payload;
  });
}

/** Marks the shown rows, so that an answer with a parked row says so. */
export function showing(
  request: FastifyRequest,
  projection: string,
  ids: readonly (number | string)[],
): void {
  const { parked } = request;
  if (parked === null || parked.size === 0) return;
  if (ids.some((id) => parked.has(`${projection}:${id}`))) request.showsParked = true;
}
