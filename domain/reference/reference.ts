import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { type ReferenceEventOf, referenceMeaning } from './reference-events.ts';
import { type ReferenceFields, type ReferenceKind, referenceKinds } from './reference-kinds.ts';

export type ReferenceStatus = 'none' | 'active' | 'retired';

/** `fields` is null before registration. */
export interface ReferenceState<Kind extends ReferenceKind> {
  status: ReferenceStatus;
  id: number;
  fields: ReferenceFields<Kind> | null;
}

const who = ['staff', 'system'] as const;

/** One table for every kind; the event is the kind's name and the last word here. */
export const referenceTransitions = [
  { action: 'register', from: ['none'], to: 'active', event: 'Registered', who },
  { action: 'revise', from: ['active'], to: 'same', event: 'Revised', who },
  { action: 'retire', from: ['active'], to: 'retired', event: 'Retired', who },
] as const satisfies readonly Transition<string, ReferenceStatus, never>[];

function rulesOf(kind: ReferenceKind): Rules<ReferenceStatus, never, { status: ReferenceStatus }> {
  return { entity: kind, table: referenceTransitions, guards: {} };
}

export type ReferenceCommand<Kind extends ReferenceKind> =
  | { action: 'register'; id: number; fields: ReferenceFields<Kind> }
  | { action: 'revise'; fields: Partial<ReferenceFields<Kind>> }
  | { action: 'retire' };

export type ReferenceDecider<Kind extends ReferenceKind> = Decider<
  ReferenceState<Kind>,
  ReferenceCommand<Kind>,
  ReferenceEventOf<Kind>
>;

/** The decider of one kind of reference data. */
export function referenceDecider<Kind extends ReferenceKind>(kind: Kind): ReferenceDecider<Kind> {
  return {
    category: kind,
    initial: { status: 'none', id: 0, fields: null },
    decide: (state, command, asked) => decide(kind, state, command, asked),
    evolve,
  };
}

function decide<Kind extends ReferenceKind>(
  kind: Kind,
  state: ReferenceState<Kind>,
  command: ReferenceCommand<Kind>,
  asked: Asked,
): Decision<ReferenceEventOf<Kind>> {
  const refused = checkTransition(rulesOf(kind), state, command, asked);
  if (refused !== null) return refused;
  const { event } = referenceKinds[kind];
  switch (command.action) {
    case 'register':
      return accept({
        type: `${event}Registered`,
        data: { id: command.id, ...command.fields },
      } as ReferenceEventOf<Kind>);
    case 'revise': {
      const changed = state.fields === null ? {} : changedFields(state.fields, command.fields);
      if (isEmpty(changed)) return nothingToDo;
      return accept({ type: `${event}Revised`, data: { changed } } as ReferenceEventOf<Kind>);
    }
    case 'retire':
      return accept({ type: `${event}Retired`, data: {} } as ReferenceEventOf<Kind>);
  }
}

function evolve<Kind extends ReferenceKind>(
  state: ReferenceState<Kind>,
  { type, data }: ReferenceEventOf<Kind>,
): ReferenceState<Kind> {
  switch (referenceMeaning(type)?.verb) {
    case 'Registered': {
      const { id, ...fields } = data as { id: number } & ReferenceFields<Kind>;
      return { status: 'active', id, fields: fields as unknown as ReferenceFields<Kind> };
    }
    case 'Revised': {
      const { changed } = data as { changed: Partial<ReferenceFields<Kind>> };
      return { ...state, fields: state.fields && { ...state.fields, ...changed } };
    }
    case 'Retired':
      return { ...state, status: 'retired' };
    default:
      return state;
  }
}
