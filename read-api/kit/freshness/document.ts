import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { minPositionHeader, Position, positionHeader, staleHeader } from '#http/positions.ts';

const RequestHeaders = Type.Object({
  [minPositionHeader]: Type.Optional(Position),
});

const responseHeaders = {
  [positionHeader]: { type: 'string', description: 'What the read models had reached' },
  [staleHeader]: {
    type: 'string',
    enum: ['true', 'parked'],
    description:
      '`true` where that is behind what was asked for, or events wait and nothing moves; `parked` where a row shown is held up',
  },
};

/** Says of every read in the OpenAPI document which headers it takes and gives. */
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
