import type { FastifyInstance } from 'fastify';
import { graphRoutes } from '#graph/routes.ts';
import type { AccessTokens } from '#http/token.ts';
import { graphCalls } from '../graph-calls.ts';
import type { PartContext } from '../part.ts';

/** Returns a function that registers the graph. Its operations call the REST operations of this server. */
export function openGraph(
  { app, config }: PartContext,
  tokens: AccessTokens,
): (api: FastifyInstance) => void {
  const send = graphCalls(app, config.readApiUrl);
  const accepted = config.graphOperations;
  return (api) => graphRoutes(api, { tokens, send, accepted });
}
