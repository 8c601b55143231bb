import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import type { CommandContext } from '../commands/context.ts';

/** Returns the context of a command by the system itself: from the command line, or for demo data. */
export function systemContext(clock: () => string): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    actor: system,
    receivedAt: clock(),
    correlationId: commandId,
    causationId: commandId,
  };
}
