import type { Actor } from '#domain/actor.ts';
import { parkedEvents } from '#domain/replay/parked-events.ts';
import { type RepairEvent, repairedIn } from '#domain/replay/repairs.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import type { Recorded } from './commands.ts';

/**
 * Records repairs, each in the stream `projection-<name>` of the repaired projection. Throws `repair.forbidden` if the
 * actor is neither staff nor the system.
 */
async function recordRepairs(
  { streams }: Pick<WriteDeps, 'streams'>,
  repairs: readonly RepairEvent[],
  context: CommandContext,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const repaired of repairs) {
    const id = repairedIn(repaired);
    const command = { action: 'repair', repaired } as const;
    const stream = { decider: parkedEvents, id, command, name: 'repair' };
    const commandId = derivedCommandId(context.commandId, JSON.stringify(repaired));
    const outcome = await runCommand(streams, stream, { ...context, commandId });
    if (!outcome.ok) throw refusalError(outcome);
    recorded.push({ revision: outcome.revision, position: outcome.position });
  }
  return recorded;
}

/** The actor of a repair, and the event that requested it. */
interface RepairOrder {
  actor: Actor;
  reason: string | null;
  via: 'command_line' | null;
  eventId: string;
  correlationId: string;
}

/**
 * Returns a function that records repairs and returns their positions. The event that requested them is their cause. It
 * records the same repair of a request only once.
 */
export function repairRecorder(streams: WriteDeps['streams'], clock: () => string) {
  return async (
    repairs: readonly RepairEvent[],
    { actor, reason, via, eventId, correlationId }: RepairOrder,
  ): Promise<readonly bigint[]> => {
    const context: CommandContext = {
      commandId: derivedCommandId(eventId, 'repair'),
      actor,
      receivedAt: clock(),
      correlationId,
      causationId: eventId,
      ...(reason !== null && { reason }),
      ...(via !== null && { via }),
    };
    const recorded = await recordRepairs({ streams }, repairs, context);
    return recorded.map(({ position }) => position);
  };
}
