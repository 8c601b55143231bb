import type { Actor } from '#domain/actor.ts';

/** Everything about a command that is not the command itself: who, when, why, and what it follows from. */
export interface CommandContext {
  /** Events' ids are derived from it, so the same command can never count twice on a stream. */
  commandId: string;
  actor: Actor;
  /** ISO instant at which the command was received. */
  receivedAt: string;
  correlationId: string;
  causationId: string;
  reason?: string;
  /** Hash of the request under its idempotency key. */
  bodyHash?: string;
}
