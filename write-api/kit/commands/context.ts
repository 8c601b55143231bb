import { randomUUID } from 'node:crypto';
import { type Actor, system } from '#domain/actor.ts';

/** Everything about a command that is not the command itself: who, when, why, and what it follows from. */
export interface CommandContext {
  /** Events' ids are derived from it, so the same command can never count twice on a stream. */
  commandId: string;
  actor: Actor;
  /** ISO instant at which the command was received. */
  receivedAt: string;
  correlationId: string;
  causationId: string;
  via?: 'command_line';
  reason?: string;
  /** Hash of the request under its idempotency key. */
  bodyHash?: string;
}

/**
 * The context of a step that a command takes before its own event decides: a claim, a reservation, its release. Each
 * has an id of its own, since the same step may come again after it was undone; the states know whether it stands.
 */
export function stepOf(context: CommandContext): CommandContext {
  const { bodyHash: _, ...rest } = context;
  return { ...rest, commandId: randomUUID(), causationId: context.commandId, actor: system };
}

/**
 * The context of a command that counts each time, also under the same idempotency key: what is shown again is shown by an event of
 * its own.
 */
export function eachTime({ bodyHash: _, ...context }: CommandContext): CommandContext {
  return { ...context, commandId: randomUUID() };
}
