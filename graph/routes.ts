import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { everybody } from '#http/rights.ts';
import { type GraphOptions, graphHandler } from './kit/handler.ts';
import { schema } from './schema.ts';

/** Bytes for the text, its variables, and 500 ids of a bulk mutation. */
const bodyLimit = 128 * 1024;

interface GraphRoutesOptions extends Omit<GraphOptions, 'schema'> {
  /** Sends the page on which people try operations; null if there is none. */
  playground: ((reply: FastifyReply) => Promise<FastifyReply>) | null;
}

/** Serves GraphQL over HTTP at `/graphql`. The handler checks tokens itself, because `signIn` needs none. */
export function graphRoutes(app: FastifyInstance, { playground, ...options }: GraphRoutesOptions): void {
  const answer = graphHandler({ schema, ...options });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    exposeHeadRoute: false,
    bodyLimit,
    schema: { hide: true },
    config: everybody,
    handler: (request, reply) =>
      playground !== null && isForPage(request) ? playground(reply) : answer.call(app, request, reply),
  });
}

/** Returns whether a browser opens the address. A request with a text is an operation, in every media type. */
function isForPage({ method, headers, query }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '';
  return method === 'GET' && accepted.includes('text/html') && !Object.hasOwn(Object(query), 'query');
}
