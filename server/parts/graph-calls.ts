import type { FastifyInstance } from 'fastify';
import { graphRoutes } from '#graph/routes.ts';
import type { AccessTokens } from '#http/token.ts';
import { graphCalls } from '../graph-calls.ts';
import type { PartContext } from '../part.ts';
import { servePlayground } from '../playground.ts';

/**
 * Returns a function that registers the graph. Its operations call the REST operations of this server. A server that accepts any
 * operation also has the playground.
 */
export function openGraph(
  { app, config }: PartContext,
  tokens: AccessTokens,
): (api: FastifyInstance) => Promise<void> {
  const send = graphCalls(app, config.readApiUrl);
  const accepted = config.graphOperations;
  return async (api) => {
    const playground = accepted === 'any' ? await servePlayground(api, config) : null;
    graphRoutes(api, { tokens, send, accepted, playground });
  };
}
