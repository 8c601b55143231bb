import type { Actor } from '#domain/actor.ts';

/** One command of a stream's history, with the metadata of its events. */
export interface Step<Command> {
  command: Command;
  actor: Actor;
  /** ISO instant at which it happened. */
  at: string;
  /** The source lacks this time: we derived it, never before the previous step. */
  derived: boolean;
  commandId: string;
  correlationId: string;
  causationId: string;
  reason?: string | undefined;
}
