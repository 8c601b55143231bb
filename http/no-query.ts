import type { FastifyInstance } from 'fastify';
import Type from 'typebox';

const NoQuery = Type.Object({}, { additionalProperties: false });

/**
 * Makes reads without parameters refuse any parameter, for routes registered on `app` afterwards. Otherwise a read that
 * does not know `as_of` would answer the state of today as that of another day.
 */
export function refuseUnknownQueries(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (route.method !== 'GET' || schema === undefined || schema.querystring !== undefined) return;
    route.schema = { ...schema, querystring: NoQuery };
  });
}
