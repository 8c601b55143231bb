import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** A Fastify app with what every role serves alike: headers, limits, paths with and without a slash at the end. */
export async function createHttpServer(): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error', stream: process.stderr },
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
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
  return app;
}
