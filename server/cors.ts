import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { everybody } from '#http/rights.ts';

/** The headers of the dashboard's calls that browsers do not allow by themselves. */
const allowedHeaders = [
  'authorization',
  'cache-destroy',
  'content-type',
  'idempotency-key',
  'if-match',
  'image-accept',
  'last-event-id',
  'x-min-position',
];
const exposedHeaders = ['content-disposition', 'labels-not-whole', 'retry-after', 'x-position', 'x-stale'];
/** Seconds that a browser may keep the answer to a preflight. */
const keptFor = 600;

/**
 * Lets pages of exactly these origins call the APIs. Tokens travel in a header, so no page may send cookies. Without
 * origins nothing changes: no answer mentions CORS.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  // The plugin's own route has no rule. Its handler only refuses what the hook has not answered.
  app.addHook('onRoute', (route) => {
    if (route.method === 'OPTIONS' && route.url === '*') route.config = { ...route.config, ...everybody };
  });
  await app.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && allowed.has(origin) ? origin : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders,
    exposedHeaders,
    maxAge: keptFor,
  });
  // A route or a forwarded answer may have replaced the header that the plugin set.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!/\borigin\b/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`);
    done(null, payload);
  });
}
