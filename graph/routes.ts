import type { FastifyInstance } from 'fastify';
import { everybody } from '#http/rights.ts';
import { type GraphOptions, graphHandler } from './kit/handler.ts';
import { schema } from './schema.ts';

/** Bytes for the text, its variables, and 500 ids of a bulk mutation. */
const bodyLimit = 128 * 1024;

/** Serves GraphQL over HTTP at `/graphql`. The handler checks tokens itself, because `signIn` needs none. */
export function graphRoutes(app: FastifyInstance, options: Omit<GraphOptions, 'schema'>): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    exposeHeadRoute: false,
    bodyLimit,
    schema: { hide: true },
    config: everybody,
    handler: graphHandler({ schema, ...options }),
  });
}
