import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { minPositionHeader, Position, positionHeader, staleHeader } from '#http/positions.ts';

const RequestHeaders = Type.Object({
  [minPositionHeader]: Type.Optional(Position),
});

const responseHeaders = {
  [positionHeader]: { type: 'string', description: 'Position that the read models had reached' },
  [staleHeader]: {
    type: 'string',
    enum: ['true', 'parked'],
    description:
      '`true` if that is before the requested position, or events wait and nothing moves; `parked` if a row shown is parked',
  },
};

/** Documents the freshness headers of every read in the OpenAPI document. */
export function documentFreshness(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const response = (route.schema?.response ?? {}) as Record<string, object>;
    route.schema = {
      ...route.schema,
      headers: route.schema?.headers ?? RequestHeaders,
      response: { ...response, 200: { ...response['200'], headers: responseHeaders } },
    };
  });
}
