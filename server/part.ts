import type { FastifyInstance } from 'fastify';
import type { Backend } from '#backend/open-backend.ts';
import type { Secrets } from '#backend/secrets.ts';
import type { ServerConfig } from './config.ts';
import type { Health } from './health.ts';
import type { Watch } from './watch/watch.ts';

/** What each part of the server gets when it starts. */
export type PartContext = {
  config: ServerConfig;
  backend: Backend;
  secrets: Secrets;
  /** Parts register their routes here; it listens once every part has started. */
  app: FastifyInstance;
  health: Health;
  /** What a part tells of itself, for metrics, log and traces. */
  watch: Watch;
  /** Aborted when the server is asked to stop, also while it is still starting. */
  stopped: AbortSignal;
};

export type RunningPart = {
  /** Begins what may take long and must not delay that the server listens; called when it does. */
  afterReady?(): void;
  /** Lines for the person who started the server, once they are true; it is not said to be ready before. */
  announce?(): Promise<string[]>;
  /** Ends the part's work; requests have been answered by then, and later parts have stopped. */
  stop(): Promise<void>;
};

/** A piece of the server that starts after the ones before it in the list and stops before them. */
export type Part = { name: string; start(context: PartContext): Promise<RunningPart> };
