import type { Decider } from '#domain/decider.ts';
import { type DomainEvent, effectiveTime } from '#domain/event.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { eventId } from './ids.ts';
import type { Step } from './step.ts';

/**
 * Decides the steps one after the other, each at its own time, and returns the resulting events. With `from` it
 * continues an existing stream. `receivedAt` is the ISO instant of the import. It throws if the domain refuses a
 * step.
 */
export function buildStream<State, Command extends { action: string }, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  steps: readonly Step<Command>[],
  receivedAt: string,
  from: { state: State; at: string | null } = { state: decider.initial, at: null },
): NewEvent[] {
  const events: NewEvent[] = [];
  let { state, at: predecessor } = from;
  for (const step of steps) {
    const at: string = effectiveTime({ occurredAt: step.at }, receivedAt, predecessor);
    const decision = decider.decide(state, step.command, { actor: step.actor, at });
    if (!decision.ok) {
      throw new Error(`${decider.category}: ${step.command.action} is refused: ${decision.refusal.message}`);
    }
    for (const [index, event] of decision.events.entries()) {
      state = decider.evolve(state, event, at);
      predecessor = at;
      const brandIds = decider.brandIds?.(state) ?? [];
      events.push({
        id: eventId(step.commandId, index),
        type: event.type,
        data: event.data,
        metadata: {
          schemaVersion: versionOf(event.type),
          $correlationId: step.correlationId,
          $causationId: step.causationId,
          command: step.command.action,
          commandId: step.commandId,
          actor: step.actor,
          ...(step.reason === undefined ? {} : { reason: step.reason }),
          brandIds: [...brandIds],
          receivedAt,
          occurredAt: step.derived ? at : step.at,
          ...(step.derived ? { timeDerived: true } : {}),
          imported: true,
        },
      });
    }
  }
  return events;
}

const versions = new Map<string, number>();

function versionOf(type: string): number {
  const known = versions.get(type);
  if (known !== undefined) return known;
  const version = schemaVersion(type);
  versions.set(type, version);
  return version;
}
