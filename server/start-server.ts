import { openBackend } from '#backend/open-backend.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { unknownRoute } from '#http/conventions.ts';
import type { RouteRule } from '#http/route-rules.ts';
import { startTracing } from '#telemetry/start-tracing.ts';
import { addBackendChecks } from './backend-checks.ts';
import { partsOf } from './compose.ts';
import type { ServerConfig } from './config.ts';
import { allowOrigins } from './cors.ts';
import { serveDashboard } from './dashboard-files.ts';
import { checkEntry } from './entry-check.ts';
import { Health, healthLines, healthRoutes } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { checkMasterKey } from './master-key-check.ts';
import type { RunningPart } from './part.ts';
import { Stack } from './stack.ts';
import { watchApp } from './watch/watch.ts';

export type RunningServer = {
  url: string;
  /** Resolves to messages for the operator, once people can sign in. */
  announce(): Promise<string[]>;
  /** Every route with its callers. */
  rules: RouteRule[];
  stop(): Promise<void>;
};

/**
 * Starts the parts of the role and then listens. `stopped` ends the start early. If the start fails, the parts that have
 * started are stopped.
 */
export async function startServer(
  config: ServerConfig,
  env: Record<string, string | undefined>,
  stopped: AbortSignal,
): Promise<RunningServer> {
  const running = new Stack();
  try {
    return await start(config, env, stopped, running);
  } catch (error) {
    await running.unwind();
    throw error;
  }
}

async function start(
  config: ServerConfig,
  env: Record<string, string | undefined>,
  stopped: AbortSignal,
  running: Stack,
): Promise<RunningServer> {
  if (config.tracing !== null) running.push(await startTracing(config.tracing));
  const { app, rules } = await createHttpServer(config);
  await allowOrigins(app, config.dashboardOrigins);
  const health = new Health(healthLines(app.log));
  const watch = watchApp(app, health, { token: config.metricsToken, trustProxy: config.trustProxy });
  healthRoutes(app, health);
  const parts: RunningPart[] = [];
  let announceUrl = async (_url: string) => {};
  if (config.role === 'dashboard') {
    // The proxy is imported here, since only the role `dashboard` forwards calls.
    const { proxyApis } = await import('./api-proxy.ts');
    if (config.apis) await proxyApis(app, config.apis, health);
  } else {
    const secrets = await loadSecrets(config.backend, env);
    const backend = await openBackend(config.backend, { exclusive: true });
    running.push(backend.close);
    await checkEntry(backend.eventStoreUrl);
    await checkMasterKey(backend.databaseUrl, secrets.masterKey);
    announceUrl = backend.announce;
    running.push(addBackendChecks(backend, health));
    for (const part of await partsOf(config.role)) {
      stopped.throwIfAborted();
      const started = await part.start({ config, backend, secrets, app, health, watch, stopped });
      running.push(started.stop);
      parts.push(started);
    }
  }
  if (config.role === 'all' || config.role === 'dashboard') await serveDashboard(app, config);
  else app.setNotFoundHandler(unknownRoute);
  running.push(() => app.close());
  stopped.throwIfAborted();
  const url = await listen(app, config.host, config.port);
  running.push(health.watch());
  await announceUrl(url);
  for (const part of parts) part.afterReady?.();
  return {
    url,
    async announce() {
      return (await Promise.all(parts.map((part) => part.announce?.()))).flatMap((lines) => lines ?? []);
    },
    rules: rules(),
    stop: () => {
      health.stopping();
      return running.unwind();
    },
  };
}
