import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { clientError } from './client-error.ts';
import { answerOf, knownError, unexpected } from './error-answer.ts';
import { ApiError } from './errors.ts';
import { gatherOpenApi } from './openapi.ts';
import { guardRoutes } from './rights.ts';
import type { AccessTokens } from './token.ts';
import { validatorCompiler } from './validation.ts';

export interface HttpAppOptions {
  tokens: AccessTokens;
  /** The name of the OpenAPI document. */
  title: string;
  logger?: FastifyServerOptions['logger'];
  /** Which proxies in front are believed about the caller's address, host and protocol; see Fastify. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Bytes; uploads have their own. */
  bodyLimit?: number;
}

export type HttpApp = Awaited<ReturnType<typeof createHttpApp>>;

/**
 * What both APIs stand on: the token check by each route's rule, validation, the shape of every error, paths with and
 * without a slash at the end, `/openapi.json` and `/docs`. Routes are registered on what it answers.
 */
export async function createHttpApp({ tokens, title, logger, trustProxy, bodyLimit }: HttpAppOptions) {
  const app = Fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: () => randomUUID(),
    ...(logger !== undefined && { logger }),
    ...(trustProxy !== undefined && { trustProxy }),
    bodyLimit: bodyLimit ?? 1_048_576,
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
    },
    clientErrorHandler: clientError,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built by our own code and checked against their schemas by the tests, not once more for each request.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(unknownRoute(request), request, reply));
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
  guardRoutes(app, tokens);
  await gatherOpenApi(app, title);
  return app;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request);
  if (known === null) request.log.error(error);
  else if (known.statusCode === 503) request.log.warn(error);
  const answer = known ?? unexpected(request.id);
  return reply
    .code(answer.statusCode)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(answerOf(answer));
}

function unknownRoute(request: FastifyRequest): ApiError {
  const [path] = request.url.split('?');
  return new ApiError(404, 'request.unknown_path', `there is no call ${request.method} ${path}`);
}
