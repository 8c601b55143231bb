import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitBodies } from './body-limits.ts';
import { answerOf, knownError, unexpected } from './error-answer.ts';
import { ApiError } from './errors.ts';
import { refuseUnknownQueries } from './no-query.ts';
import { gatherOpenApi } from './openapi.ts';
import { guardRoutes } from './rights.ts';
import type { AccessTokens } from './token.ts';
import { shownTraceback } from './traceback.ts';
import { validatorCompiler } from './validation.ts';

export interface Conventions {
  tokens: AccessTokens;
  /** The title of the OpenAPI document. */
  title: string;
}

/**
 * Sets up the behaviour that all calls of both APIs share, for routes registered on `app` afterwards. It covers token
 * checks by each route's rule, validation, the error shape, `/openapi.json` and `/docs`. In a Fastify app that also
 * serves other things, call this in a plugin and register the APIs in the same plugin.
 */
export async function applyConventions(app: FastifyInstance, { tokens, title }: Conventions): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  // Our own code builds answers and tests check them against their schemas, so they are not validated per request.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(sendError);
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  guardRoutes(app, tokens);
  limitBodies(app);
  refuseUnknownQueries(app);
  await gatherOpenApi(app, title);
}

/**
 * Answers any error in the documented shape. Unexpected errors are logged; their answer reveals nothing, unless
 * the server shows tracebacks.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request);
  if (known === null) request.log.error(error);
  else if (known.statusCode === 503) request.log.warn(error);
  const answer = known ?? unexpected(request.id);
  const traceback = answer.statusCode >= 500 ? shownTraceback(error, request) : null;
  return reply
    .code(answer.statusCode)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...answerOf(answer), ...(traceback !== null && { traceback }) });
}

/** The not-found handler of an app that serves only calls. */
export function unknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path] = request.url.split('?');
  const error = new ApiError(404, 'request.unknown_path', `there is no call ${request.method} ${path}`);
  return sendError(error, request, reply);
}
