import { system } from '#domain/actor.ts';
import type { DomainEvent } from '#domain/event.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { eventId } from '../streams/ids.ts';

/** An event about the import itself, at the present time and outside any rental's history. */
export function ownEvent(
  { type, data }: DomainEvent,
  { command, commandId, receivedAt }: { command: string; commandId: string; receivedAt: string },
): NewEvent {
  return {
    id: eventId(commandId, 0),
    type,
    data,
    metadata: {
      schemaVersion: schemaVersion(type),
      $correlationId: commandId,
      $causationId: commandId,
      command,
      commandId,
      actor: system,
      brandIds: [],
      receivedAt,
      imported: true,
    },
  };
}
