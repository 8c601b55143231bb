import { accept, type Decision, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** A repair: a row from its events, a line of the log mirror from the event store, or counters from the rows. */
export type RepairEvent =
  | DomainEvent<'RowRepaired', { projection: string; entity: string }>
  | DomainEvent<'LogLineRepaired', { position: string }>
  | DomainEvent<'CountersRepaired', Record<string, never>>;

export interface RepairCommand {
  action: 'repair';
  repaired: RepairEvent;
}

/** Returns the stream that records a repair: `projection-<name>`, `projection-log` or `projection-counters`. */
export function repairedIn(repaired: RepairEvent): string {
  switch (repaired.type) {
    case 'RowRepaired':
      return repaired.data.projection;
    case 'LogLineRepaired':
      return 'log';
    case 'CountersRepaired':
      return 'counters';
  }
}

const who = ['staff', 'system'];

/** Decides a repair. The actor's role is the only condition, since a repair only corrects rows. */
export function decideRepair(
  { action, repaired }: RepairCommand,
  { actor }: { actor: { label: string } },
): Decision<RepairEvent> {
  return who.includes(actor.label)
    ? accept(repaired)
    : refuse('forbidden', 'repair.forbidden', `${actor.label} may not ${action}`, { action, who });
}
