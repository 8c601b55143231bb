import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/actor.ts';
import { type PersonalExport, personalExports } from '#domain/exports/personal-exports.ts';
import type { WriteDeps } from '../deps.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';

/**
 * Notes files with personal data, for the read side that makes them: resolves once the event is in the store. Throws
 * `export.forbidden` where the actor is not of staff, and what the store throws where it is away.
 */
export function exportNotes(streams: WriteDeps['streams'], clock: () => string) {
  return async (exported: PersonalExport, actor: Actor): Promise<void> => {
    const command = { action: 'export', exported } as const;
    const stream = { decider: personalExports, id: exported.list, command, name: 'export' };
    const commandId = randomUUID();
    const ids = { commandId, correlationId: commandId, causationId: commandId };
    const outcome = await runCommand(streams, stream, { ...ids, actor, receivedAt: clock() });
    if (!outcome.ok) throw refusalError(outcome);
  };
}
