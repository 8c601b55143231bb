import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { usualBodyLimit } from './body-limits.ts';
import { requirePace } from './body-pace.ts';
import { clientError } from './client-error.ts';
import { applyConventions, type Conventions, sendError, unknownRoute } from './conventions.ts';

/** Options of every Fastify app that serves calls: optional trailing slashes and one error shape. */
export const httpAppOptions = {
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  genReqId: () => randomUUID(),
  bodyLimit: usualBodyLimit,
  // An upload of thirty pictures over a slow line takes minutes; slower bodies are ended earlier by the pace check.
  requestTimeout: 300_000,
  frameworkErrors: (error, request, reply) => {
    sendError(error, request, reply);
  },
  clientErrorHandler: clientError,
} satisfies FastifyServerOptions;

export interface HttpAppOptions extends Conventions {
  logger?: FastifyServerOptions['logger'];
  /** The proxies whose headers set the caller's address, host and protocol; see Fastify's `trustProxy`. */
  trustProxy?: FastifyServerOptions['trustProxy'];
}

/** Creates an app that serves only API calls. Register the routes on the returned app. */
export async function createHttpApp({ tokens, title, logger, trustProxy }: HttpAppOptions) {
  const app = Fastify({
    ...httpAppOptions,
    ...(logger !== undefined && { logger }),
    ...(trustProxy !== undefined && { trustProxy }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  requirePace(app);
  app.setNotFoundHandler(unknownRoute);
  await applyConventions(app, { tokens, title });
  return app;
}

export type HttpApp = Awaited<ReturnType<typeof createHttpApp>>;
