import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { httpAppOptions } from '#http/app.ts';
import { requirePace } from '#http/body-pace.ts';
import { sendError } from '#http/conventions.ts';
import { gatherRules, type RouteRule } from '#http/route-rules.ts';
import { showTracebacks } from '#http/traceback.ts';
import type { ServerConfig } from './config.ts';
import { drainOnClose } from './drain.ts';
import { permissionsFor } from './permissions.ts';
import { logOptions } from './watch/log-options.ts';

/**
 * Creates a Fastify app with the security headers, limits and error format that all roles share. `rules` returns
 * the rules of all routes; a route without a rule fails the start.
 */
export async function createHttpServer({
  trustProxy,
  logLevel,
  debugErrors,
}: Pick<ServerConfig, 'trustProxy' | 'logLevel' | 'debugErrors'>): Promise<{
  app: FastifyInstance;
  rules(): RouteRule[];
}> {
  const app = Fastify({
    ...httpAppOptions,
    // Only the last address in `x-forwarded-for` comes from the proxy; callers can forge the others.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logger: logOptions(logLevel),
    // Our own request lines name routes, not URLs.
    logController: new LogController({ disableRequestLogging: true }),
    // A stop finishes running requests and closes idle connections.
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
  if (debugErrors) showTracebacks(app);
  return { app, rules };
}

/** Helmet's headers, computed once: Helmet would rebuild them for each request. */
async function securityHeaders(): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // This policy forbids everything, since only the dashboard's page loads or runs anything; that page sets its own policy.
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The policy excludes subdomains: the operator of the TLS proxy decides about those.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  const plain = new Set(Object.keys((await Fastify().inject('/')).headers));
  const { headers } = await app.inject('/');
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (plain.has(name) ? [] : [[name, String(value)]])),
  );
}
