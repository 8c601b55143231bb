import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { largestBody } from './largest-body.ts';

/** Bytes of a body that hardly any call needs more than. */
export const usualBodyLimit = 64 * 1024;

/** Bytes for blanks between values, and for a name that no call knows, which is then told. */
const slack = 1024;

/** Lets a body be as large as the largest that the route's schema takes, and any route take the usual size. */
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
