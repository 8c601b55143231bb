import type { FastifyRequest } from 'fastify';

/** Returns the operation's id in the OpenAPI document, or else its method and path. */
export function operationOf(request: FastifyRequest): string {
  const { schema, url } = request.routeOptions;
  const id = (schema as { operationId?: string } | undefined)?.operationId;
  return id ?? `${request.method} ${url ?? request.url}`;
}
