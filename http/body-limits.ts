import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { largestBody } from './largest-body.ts';

/** The smallest body limit of a route in bytes; it is enough for most calls. */
export const usualBodyLimit = 64 * 1024;

/** Extra bytes for whitespace between values and for an unknown field name, so that the error can report that name. */
const slack = 1024;

/** Sets each route's body limit to the largest body its schema accepts, but at least the usual limit. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body;
    if (body === undefined || route.bodyLimit !== undefined) return;
    try {
      route.bodyLimit = Math.max(usualBodyLimit, largestBody(body as TSchema) + slack);
    } catch (error) {
      throw new Error(`the route ${route.method} ${route.url} takes bodies of any size`, { cause: error });
    }
  });
}
