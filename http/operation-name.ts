import type { FastifyRequest } from 'fastify';

/** The operation's id as the OpenAPI document has it, else method and path. */
export function operationOf(request: FastifyRequest): string {
  const { schema, url } = request.routeOptions;
  const id = (schema as { operationId?: string } | undefined)?.operationId;
  return id ?? `${request.method} ${url ?? request.url}`;
}
