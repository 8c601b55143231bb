import { accept, type Decider, type Decision, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { decideRepair, type RepairCommand, type RepairEvent } from './repairs.ts';

/** A parked row of a projection, and the position of its first parked event, as decimal text. */
export interface ParkedRow {
  projection: string;
  /** The key of the row in its projection. */
  entity: string;
  position: string;
}

/** The events of the stream `projection-<name>`. The projection runner carries them out when it reads them. */
export type ParkedEventEvent =
  | DomainEvent<'ParkedEventRetried', ParkedRow>
  | DomainEvent<'ParkedEventSkipped', ParkedRow>;

/** The parked events that people have decided on, by row. True means that the event is skipped. */
export interface ParkedEventsState {
  asked: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

export interface ParkedEventCommand {
  action: 'retry' | 'skip';
  parked: ParkedRow;
  reason: string;
  /** The first parked event of the row, according to the read models; null if none is parked. */
  first: string | null;
}

const who = ['staff', 'system'];

/** The decider of people's decisions on a projection's parked events, and of repairs of its rows. */
export const parkedEvents: Decider<
  ParkedEventsState,
  ParkedEventCommand | RepairCommand,
  ParkedEventEvent | RepairEvent
> = {
  category: 'projection',
  initial: { asked: {} },
  decide: (state, command, context) =>
    command.action === 'repair' ? decideRepair(command, context) : decide(state, command, context),
  evolve,
};

function decide(
  { asked }: ParkedEventsState,
  { action, parked, reason, first }: ParkedEventCommand,
  { actor }: { actor: { label: string } },
): Decision<ParkedEventEvent> {
  const { projection, entity, position } = parked;
  if (!who.includes(actor.label)) {
    return refuse('forbidden', 'parked_event.forbidden', `${actor.label} may not ${action}`, { action, who });
  }
  if (reason.trim() === '') {
    return refuse('invalid', 'parked_event.reason_missing', `give a reason to ${action} this event`, {
      action,
    });
  }
  const before = asked[entity]?.[position];
  if (before === true) {
    return refuse('conflict', 'parked_event.already_skipped', 'this event was skipped already', {
      ...parked,
    });
  }
  if (first === null) {
    const message = `nothing of ${entity} is parked in ${projection}; reload the parked events`;
    return refuse('conflict', 'parked_event.not_parked', message, { ...parked });
  }
  if (first !== position) {
    const message = `the first parked event is now the one at ${first}, not at ${position}; reload the parked events`;
    return refuse('conflict', 'parked_event.not_first', message, { ...parked, first });
  }
  return accept({ type: action === 'skip' ? 'ParkedEventSkipped' : 'ParkedEventRetried', data: parked });
}

function evolve(
  { asked }: ParkedEventsState,
  { type, data }: ParkedEventEvent | RepairEvent,
): ParkedEventsState {
  switch (type) {
    case 'RowRepaired':
    case 'LogLineRepaired':
    case 'CountersRepaired':
      return { asked };
    case 'ParkedEventRetried':
    case 'ParkedEventSkipped': {
      const { entity, position } = data;
      const ofEntity = { ...asked[entity], [position]: type === 'ParkedEventSkipped' };
      return { asked: { ...asked, [entity]: ofEntity } };
    }
    default:
      return untouched(type, { asked });
  }
}
