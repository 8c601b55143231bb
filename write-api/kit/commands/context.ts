import { randomUUID } from 'node:crypto';
import { type Actor, system } from '#domain/actor.ts';

/** The actor, time, reason and cause of a command. */
export interface CommandContext {
  /** Streams remember it, so the same command never takes effect twice on a stream. */
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
 * The context of a step before the command's own event, such as a claim, a reservation or its release. Each step has its own
 * id, since a step may be repeated after it was undone. The state knows whether the step is in effect.
 */
export function stepOf(context: CommandContext): CommandContext {
  const { bodyHash: _, ...rest } = context;
  return { ...rest, commandId: randomUUID(), causationId: context.commandId, actor: system };
}

/** The context of a command that takes effect each time, even under the same idempotency key. Each disclosure is an event. */
export function eachTime({ bodyHash: _, ...context }: CommandContext): CommandContext {
  return { ...context, commandId: randomUUID() };
}
