import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/actor.ts';
import { type PersonalExport, personalExports } from '#domain/exports/personal-exports.ts';
import type { WriteDeps } from '../deps.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';

/**
 * Returns a function that records an export with personal data, for the read side that creates the file. It resolves once the
 * event is stored. It throws `export.forbidden` if the actor is not staff, and the store's errors.
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
