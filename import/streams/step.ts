import type { Actor } from '#domain/actor.ts';

/** One command of a stream's history, with the metadata of its events. */
export interface Step<Command> {
  command: Command;
  actor: Actor;
  /** When the step happened, as an ISO instant. */
  at: string;
  /**
   * Whether the import derived this time, as the source lacks it. A derived time is never before the previous step.
   */
  derived: boolean;
  commandId: string;
  correlationId: string;
  causationId: string;
  reason?: string | undefined;
}
