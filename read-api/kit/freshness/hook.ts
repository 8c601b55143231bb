import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minPositionHeader, positionHeader, positionOf, staleHeader } from '#http/positions.ts';
import type { Freshness } from './freshness.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The same text for reads between which no row of the read models has changed. */
    moment: string;
    /** `<projection>:<entity>` of what is held up, as it was when the request came. */
    parked: ReadonlySet<string> | null;
    /** Whether the answer shows something that is held up. */
    showsParked: boolean;
  }
}

/** Every read waits for `x-min-position` and says by `x-position` and `x-stale` how far its answer is. */
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

/** Says of rows that are shown what they are: an answer with one that is held up tells so. */
export function showing(
  request: FastifyRequest,
  projection: string,
  ids: readonly (number | string)[],
): void {
  const { parked } = request;
  if (parked === null || parked.size === 0) return;
  if (ids.some((id) => parked.has(`${projection}:${id}`))) request.showsParked = true;
}
