import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';

/** The house that runs the platform, as statements and public pages name it. They leave out a null. */
export interface House {
  name: string | null;
  address: string | null;
  /** The Korean business registration number (사업자등록번호). */
  businessNumber: string | null;
  /** The number of the mail-order sales report (통신판매업신고번호). */
  mailOrderNumber: string | null;
  /** Japan's registration number of an invoice issuer (登録番号): T and 13 digits. */
  registrationNumber: string | null;
}

export const namelessHouse: House = {
  name: null,
  address: null,
  businessNumber: null,
  mailOrderNumber: null,
  registrationNumber: null,
};

/** The most characters of each text. */
export const houseTextAtMost = 200;
export const businessNumberPattern = '^\\d{3}-?\\d{2}-?\\d{5}$';
export const registrationNumberPattern = '^T\\d{13}$';

/** The event of the stream `house-1`. The first one holds every field, the later ones those that changed. */
export type HouseEvent = DomainEvent<'HouseRevised', { changed: Partial<House> }>;

export type HouseStatus = 'none' | 'valid';

export interface HouseState extends House {
  status: HouseStatus;
}

export type HouseCommand = { action: 'revise'; fields: House };

/** The id of the only stream of the house. */
export const houseId = 1;

export const houseTransitions = [
  {
    action: 'revise',
    from: ['none', 'valid'],
    to: 'valid',
    event: 'HouseRevised',
    who: ['staff'],
    staff: 'owner',
  },
] as const satisfies readonly Transition<string, HouseStatus, never>[];

const rules: Rules<HouseStatus, never, HouseState> = {
  entity: 'house',
  table: houseTransitions,
  guards: {},
};

/** Papers of closed months name the house as it was at their close, so a change leaves them as they are. */
export const house: Decider<HouseState, HouseCommand, HouseEvent> = {
  category: 'house',
  initial: { status: 'none', ...namelessHouse },
  decide,
  evolve(state, { type, data }) {
    switch (type) {
      case 'HouseRevised':
        return { ...state, ...data.changed, status: 'valid' };
      default:
        return untouched(type, state);
    }
  },
};

function decide(state: HouseState, command: HouseCommand, asked: Asked): Decision<HouseEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  // The first revision replaces the operator's values, even one that empties them all.
  const changed = state.status === 'none' ? command.fields : changedFields<House>(state, command.fields);
  return isEmpty(changed) ? nothingToDo : accept({ type: 'HouseRevised', data: { changed } });
}
