import type { FastifyInstance } from 'fastify';
import type { Backend } from '#backend/open-backend.ts';
import type { Secrets } from '#backend/secrets.ts';
import type { ServerConfig } from './config.ts';
import type { Health } from './health.ts';
import type { Watch } from './watch/watch.ts';

/** Passed to each part of the server when it starts. */
export type PartContext = {
  config: ServerConfig;
  backend: Backend;
  secrets: Secrets;
  /** Parts register their routes here; the app listens once all parts have started. */
  app: FastifyInstance;
  health: Health;
  /** Takes what parts report for metrics, log and traces. */
  watch: Watch;
  /** Aborted when the server is asked to stop, even during the start. */
  stopped: AbortSignal;
};

export type RunningPart = {
  /** Called once the server listens; starts long work that must not delay listening. */
  afterReady?(): void;
  /** Resolves to lines for the operator once they are true; the server is announced as ready only then. */
  announce?(): Promise<string[]>;
  /** Ends the part's work. All requests are answered and later parts have stopped by then. */
  stop(): Promise<void>;
};

/** A part of the server. Parts start in list order and stop in reverse order. */
export type Part = { name: string; start(context: PartContext): Promise<RunningPart> };
