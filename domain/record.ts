import { changedFields, isEmpty } from './changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { type AskedOfStaff, dailyWork } from './staff-role-kinds.ts';
import { checkTransition, type Transition } from './transition-table.ts';

/** How a record ends: the action of the command, the last word of the event type, and the resulting status. */
export interface Ending {
  action: string;
  event: string;
  status: string;
}

export const removing = { action: 'remove', event: 'Removed', status: 'removed' } as const;
/** The ending of reference data: existing references to a retired record stay, but new references are refused. */
export const retiring = { action: 'retire', event: 'Retired', status: 'retired' } as const;

/** The events of an entity that consists of its fields only: `SeasonRegistered`, `SeasonRevised`, `SeasonRetired`. */
export type RecordEvent<Name extends string, Fields extends object, End extends Ending> =
  | DomainEvent<`${Name}Registered`, { id: number } & Fields>
  | DomainEvent<`${Name}Revised`, { changed: Partial<Fields> }>
  | DomainEvent<`${Name}${End['event']}`, Record<string, never>>;

export type RecordStatus<End extends Ending> = 'none' | 'active' | End['status'];

export type RecordState<Fields extends object, End extends Ending> = Fields & {
  status: RecordStatus<End>;
  id: number;
};

export type RecordCommand<Fields extends object, End extends Ending> =
  | { action: 'register'; id: number; fields: Fields }
  | { action: 'revise'; fields: Partial<Fields> }
  | { action: End['action'] };

/** An entity that staff register, revise and end, without any further behavior. */
export interface RecordKind<Name extends string, Fields extends object, End extends Ending> {
  category: string;
  /** The prefix of the event types. */
  event: Name;
  /** The fields before the entity is registered. They are also the defaults for fields that older events lack. */
  blank: Fields;
  ending: End;
  /** The personal fields, with the values that replace them when the record ends. */
  goes?: Partial<Fields>;
}

export interface RecordDecider<Name extends string, Fields extends object, End extends Ending>
  extends Decider<RecordState<Fields, End>, RecordCommand<Fields, End>, RecordEvent<Name, Fields, End>> {
  ending: End;
  /** The event types of the entity. */
  types: readonly string[];
}

const who = ['staff', 'system'] as const;

/** The table of a record. `staff` is the role that its actions require, if daily work is not enough. */
export function recordTransitions<Name extends string, End extends Ending>(
  event: Name,
  ending: End,
  staff: AskedOfStaff = dailyWork,
) {
  const by = { who, staff };
  return [
    { action: 'register', from: ['none'], to: 'active', event: `${event}Registered`, ...by },
    { action: 'revise', from: ['active'], to: 'same', event: `${event}Revised`, ...by },
    { action: ending.action, from: ['active'], to: ending.status, event: `${event}${ending.event}`, ...by },
  ] as const satisfies readonly Transition[];
}

export function recordDecider<Name extends string, Fields extends object, const End extends Ending>(
  kind: RecordKind<Name, Fields, End>,
): RecordDecider<Name, Fields, End> {
  type State = RecordState<Fields, End>;
  type Event = RecordEvent<Name, Fields, End>;
  const { category, event, blank, ending, goes } = kind;
  const rules = { entity: category, table: recordTransitions(event, ending), guards: {} };
  const types = rules.table.map((row) => row.event);
  const [registered, revised, ended] = types;
  // The cast is needed because event types are built from strings: the compiler cannot relate a type to its data.
  const said = (type: string | undefined, data: object) => accept({ type, data } as Event);

  function decide(state: State, command: RecordCommand<Fields, End>, asked: Asked): Decision<Event> {
    const refused = checkTransition<string, never, { status: string }>(rules, state, command, asked);
    if (refused !== null) return refused;
    if (!('fields' in command)) return said(ended, {});
    if ('id' in command) return said(registered, { id: command.id, ...command.fields });
    const changed = changedFields<Fields>(state, command.fields);
    return isEmpty(changed) ? nothingToDo : said(revised, { changed });
  }

  function evolve(state: State, { type, data }: Event): State {
    switch (type) {
      case registered:
        return { ...state, ...(data as { id: number } & Fields), status: 'active' };
      case revised:
        return { ...state, ...(data as { changed: Partial<Fields> }).changed };
      case ended:
        return { ...state, ...goes, status: ending.status };
      default:
        return state;
    }
  }

  return { category, ending, types, initial: { ...blank, status: 'none', id: 0 }, decide, evolve };
}
