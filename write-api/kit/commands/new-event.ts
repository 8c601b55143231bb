import { randomUUID } from 'node:crypto';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { schemaVersion, type Upcasters } from '#domain/upcasters.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { CommandContext } from './context.ts';

/**
 * What a command decided, with all that stands beside it in the store; the command is told by `commandId` in the metadata.
 * The event's id is new: an id derived from the command would let the store take another decision for a repeat of this one.
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
    /** Before the event. */
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
