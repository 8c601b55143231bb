import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minPositionHeader, positionHeader, positionOf, staleHeader } from '#http/positions.ts';
import type { Freshness } from './freshness.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The moment of the read models; equal for two reads if no row changed between them. */
    moment: string;
    /**
     * Rows that were parked when the request arrived, as `<projection>:<entity>`; null until the hook has read them.
     */
    parked: ReadonlySet<string> | null;
    /** Whether the answer includes a parked row. */
    showsParked: boolean;
  }
}

/** Makes every read wait for `x-min-position`, and answers with `x-position` and `x-stale`. */
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

/** Marks the shown rows, so that the answer reports a parked row among them. */
export function showing(
  request: FastifyRequest,
  projection: string,
  ids: readonly (number | string)[],
): void {
  const { parked } = request;
  if (parked === null || parked.size === 0) return;
  if (ids.some((id) => parked.has(`${projection}:${id}`))) request.showsParked = true;
}
