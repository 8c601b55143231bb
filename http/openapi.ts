import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { everybody } from './rights.ts';
import { forEverybody } from './route-rules.ts';

/** Builds the OpenAPI document from the routes that are registered after this call. */
export async function gatherOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  const send = sendMadeOnce(() => JSON.stringify(app.swagger()));
  app.get('/openapi.json', { schema: { hide: true }, config: everybody }, send);
  await app.register(async (docs) => {
    forEverybody(docs);
    // We send our own copy of the document: the docs plugin would serialize it for each reader.
    docs.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url === '/docs/json') return send(request, reply);
    });
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurity });
  });
}

/** Sends a JSON text that is built at the first request, when no more routes can be added. */
function sendMadeOnce(make: () => string) {
  let made: { text: Buffer; etag: string } | null = null;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (made === null) {
      const text = Buffer.from(make());
      made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    reply.header('etag', made.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  };
}

/**
 * The content security policy of the docs page. It allows this origin only; the page uses inline styles but loads scripts from
 * files.
 */
const contentSecurity = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};
