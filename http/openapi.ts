import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { everybody } from './rights.ts';
import { forEverybody } from './route-rules.ts';

/** Gathers the document from the routes that are registered after this. */
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
  app.get('/openapi.json', { schema: { hide: true }, config: everybody }, () => app.swagger());
  await app.register(async (docs) => {
    forEverybody(docs);
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurity });
  });
}

/** Everything from this origin; the page sets styles on its own elements, and scripts are files. */
const contentSecurity = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};
