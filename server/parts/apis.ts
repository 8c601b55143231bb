import { applyConventions } from '#http/conventions.ts';
import { accessTokens } from '#http/token.ts';
import { watchRevocations } from '#write-api/auth/watch-revocations.ts';
import type { Part, PartContext, RunningPart } from '../part.ts';

/** Serves the routes of the write side, the read side, or both, under one set of conventions. */
export function apis(sides: { write: boolean; read: boolean }): Part {
  return {
    name: 'apis',
    async start(context: PartContext): Promise<RunningPart> {
      const { app, backend, secrets } = context;
      const stops: (() => Promise<unknown>)[] = [];
      const report = (error: unknown) => app.log.warn(error);
      const revocations = await watchRevocations({ databaseUrl: backend.databaseUrl, report });
      stops.push(revocations.close);
      const tokens = accessTokens({ key: secrets.jwtSecret, revocations });
      // Each side is imported only if it is served: imports take half of the start-up time, and the sides share little code.
      const writes = sides.write
        ? await (await import('./write-calls.ts')).openWriteCalls(context, stops)
        : null;
      const reads = sides.read
        ? (await import('./read-calls.ts')).openReadCalls(context, stops, !sides.write)
        : null;
      // Mutations are writes, so the process of the write side serves the graph.
      const graph = sides.write ? (await import('./graph-calls.ts')).openGraph(context, tokens) : null;
      await app.register(async (api) => {
        await applyConventions(api, { tokens, title: 'tryset' });
        await writes?.(api);
        await reads?.(api);
        await graph?.(api);
      });
      return {
        async stop() {
          for (const stop of stops.reverse()) await stop();
        },
      };
    },
  };
}
