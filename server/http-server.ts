import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { httpAppOptions } from '#http/app.ts';
import { requirePace } from '#http/body-pace.ts';
import { sendError } from '#http/conventions.ts';
import { gatherRules, type RouteRule } from '#http/route-rules.ts';
import { drainOnClose } from './drain.ts';
import { permissionsFor } from './permissions.ts';
import { type LogLevel, logOptions } from './watch/log-options.ts';

/**
 * A Fastify app with what every role serves alike: security headers, limits, errors in the APIs' shape. `rules` are
 * those of all its routes; one without a rule stops the start-up.
 */
export async function createHttpServer(
  trustProxy: boolean,
  logLevel: LogLevel,
): Promise<{ app: FastifyInstance; rules(): RouteRule[] }> {
  const app = Fastify({
    ...httpAppOptions,
    // Only the last address that was added to `x-forwarded-for` is the proxy's own word; callers write the others.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logger: logOptions(logLevel),
    // The lines of the server's own name routes, not addresses.
    logController: new LogController({ disableRequestLogging: true }),
    // Stopping answers what has begun and closes the connections that only wait.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  drainOnClose(app);
  requirePace(app);
  const { rules } = gatherRules(app);
  const headers = { ...(await securityHeaders()), 'permissions-policy': permissionsFor() };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler(sendError);
  return { app, rules };
}

/** What Helmet answers everybody with. It would put it together anew for each request. */
async function securityHeaders(): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // No answer but the dashboard's page, which has a policy of its own, has anything to load or to run.
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever puts TLS before it decides for its whole domain.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  const plain = new Set(Object.keys((await Fastify().inject('/')).headers));
  const { headers } = await app.inject('/');
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (plain.has(name) ? [] : [[name, String(value)]])),
  );
}
