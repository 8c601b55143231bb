import { randomUUID } from 'node:crypto';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { schemaVersion, type Upcasters } from '#domain/upcasters.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { CommandContext } from './context.ts';

/**
 * Builds the stored form of an event, with metadata that name the command. The event's id is random. If the id derived from
 * the command, the store would treat another decision as a repeat of this one.
 */
export function newEvent<State, Event extends DomainEvent>(
  {
    decider,
    name,
    state,
    upcasters,
  }: {
    decider: Pick<Decider<State, never, Event>, 'evolve' | 'brandIds'>;
    name: string;
    /** The state before the event. */
    state: State;
    upcasters: Upcasters;
  },
  event: Event,
  context: CommandContext,
  traceparent: string | null,
): NewEvent {
  const after = decider.evolve(state, event, context.receivedAt);
  const { commandId, actor, receivedAt, correlationId, causationId, via, reason, bodyHash } = context;
  return {
    id: randomUUID(),
    type: event.type,
    data: event.data,
    metadata: {
      schemaVersion: schemaVersion(event.type, upcasters),
      $correlationId: correlationId,
      $causationId: causationId,
      command: name,
      commandId,
      actor,
      brandIds: [...(decider.brandIds?.(after) ?? [])],
      receivedAt,
      ...(via === undefined ? {} : { via }),
      ...(reason === undefined ? {} : { reason }),
      ...(bodyHash === undefined ? {} : { bodyHash }),
      ...(traceparent === null ? {} : { traceparent }),
    },
  };
}
