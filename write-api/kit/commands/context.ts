import { randomUUID } from 'node:crypto';
import { type Actor, system } from '#domain/actor.ts';

/** What a command's events record about it: actor, time, reason and cause. */
export interface CommandContext {
  /** The command's id. Streams remember it, so the same command never takes effect twice on a stream. */
  commandId: string;
  actor: Actor;
  /** The ISO instant at which the server received the command. */
  receivedAt: string;
  correlationId: string;
  causationId: string;
  via?: 'command_line';
  reason?: string;
  /** The hash of the request that came with an idempotency key. */
  bodyHash?: string;
}

/**
 * Returns the context of a step before the command's own event, such as a claim, a reservation or its release. Each step has
 * its own command id, since a step may be repeated after it was undone. The state shows whether the step is in effect.
 */
export function stepOf(context: CommandContext): CommandContext {
  const { bodyHash: _, ...rest } = context;
  return { ...rest, commandId: randomUUID(), causationId: context.commandId, actor: system };
}

/**
 * Returns the context of a command that must take effect each time, even under the same idempotency key: each disclosure of
 * data is an event of its own.
 */
export function eachTime({ bodyHash: _, ...context }: CommandContext): CommandContext {
  return { ...context, commandId: randomUUID() };
}
