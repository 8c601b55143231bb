import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { httpAppOptions } from '#http/app.ts';
import { sendError } from '#http/conventions.ts';

/** A Fastify app with what every role serves alike: security headers, limits, errors in the APIs' shape. */
export async function createHttpServer(trustProxy: boolean): Promise<FastifyInstance> {
  const app = Fastify({
    ...httpAppOptions,
    trustProxy,
    logger: { level: 'error', stream: process.stderr },
    // Stopping answers what has begun and closes the connections that only wait.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // MUI's styles are written into style elements while the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Whoever puts TLS before it decides for its whole domain.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  app.setErrorHandler(sendError);
  return app;
}
