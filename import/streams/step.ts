import type { Actor } from '#domain/actor.ts';

/** One command of a stream's history, with all that its events' metadata say. */
export interface Step<Command> {
  command: Command;
  actor: Actor;
  /** ISO instant at which it happened. */
  at: string;
  /** The source lacks this time: it is ours, and never before the step before it. */
  derived: boolean;
  commandId: string;
  correlationId: string;
  causationId: string;
  reason?: string | undefined;
}
