import type { FastifyInstance } from 'fastify';
import type { Backend } from '#backend/open-backend.ts';
import type { Secrets } from '#backend/secrets.ts';
import type { ServerConfig } from './config.ts';
import type { Health } from './health.ts';
import type { Watch } from './watch/watch.ts';

/** What `start` gives to each part of the server. */
export type PartContext = {
  config: ServerConfig;
  backend: Backend;
  secrets: Secrets;
  /** Each part registers its routes on this app. The app listens once all parts have started. */
  app: FastifyInstance;
  health: Health;
  /** Receives the reports of the parts for metrics, log and traces. */
  watch: Watch;
  /** Aborts when the server is asked to stop, even during the start. */
  stopped: AbortSignal;
};

export type RunningPart = {
  /** Starts long work that must not delay listening; called once the server listens. */
  afterReady?(): void;
  /** Resolves to messages for the operator, such as sign-ins, once they are true. Only then is the server announced as ready. */
  announce?(): Promise<string[]>;
  /** Ends the part's work. By then all requests are answered and the parts after it have stopped. */
  stop(): Promise<void>;
};

/** A part of the server. Parts start in list order and stop in reverse order. */
export type Part = { name: string; start(context: PartContext): Promise<RunningPart> };
