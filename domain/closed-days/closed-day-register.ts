import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { Region } from '../regions.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';

/** A day (YYYY-MM-DD) on which the house neither delivers nor picks up in a region, besides weekends and holidays. */
export interface ClosedDay {
  closedDayId: number;
  regionId: Region;
  day: string;
  /** Why the house is closed: `Summer break`. */
  name: string;
}

/**
 * The events of the stream `closed_day_register-1`. One stream contains the closed days of all regions, so no day of a region
 * is entered twice.
 */
export type ClosedDayRegisterEvent =
  | DomainEvent<'ClosedDaysAdded', { days: readonly ClosedDay[] }>
  | DomainEvent<'ClosedDaysRemoved', { closedDayIds: readonly number[] }>;

export interface ClosedDayRegister {
  status: 'open';
  /** The closed days by region and day. Removed days are absent. */
  days: Readonly<Record<string, ClosedDay>>;
}

/** `add` gives a day that exists the new name. */
export type ClosedDayRegisterCommand =
  | { action: 'add'; days: readonly ClosedDay[] }
  | { action: 'remove'; closedDayIds: readonly number[] };

/** The id of the only register. */
export const closedDayRegisterId = 1;

/** The maximum number of days that one request closes. */
export const closedDaysAtMost = 31;

const row = { from: ['open'], to: 'same', who: ['staff'] } as const;

export const closedDayRegisterTransitions = [
  { ...row, action: 'add', event: 'ClosedDaysAdded' },
  { ...row, action: 'remove', event: 'ClosedDaysRemoved' },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, ClosedDayRegister> = {
  entity: 'closed_day_register',
  table: closedDayRegisterTransitions,
  guards: {},
};

export const closedDayRegister: Decider<ClosedDayRegister, ClosedDayRegisterCommand, ClosedDayRegisterEvent> =
  {
    category: 'closed_day_register',
    initial: { status: 'open', days: {} },
    decide,
    evolve,
  };

/** Returns the days that staff closed in a region: YYYY-MM-DD. */
export function daysClosedIn({ days }: ClosedDayRegister, region: Region): string[] {
  return Object.values(days).flatMap(({ regionId, day }) => (regionId === region ? [day] : []));
}

export function closedDayKey({ regionId, day }: Pick<ClosedDay, 'regionId' | 'day'>): string {
  return `${regionId} ${day}`;
}

function decide(
  state: ClosedDayRegister,
  command: ClosedDayRegisterCommand,
  asked: Asked,
): Decision<ClosedDayRegisterEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  if (command.action === 'remove') {
    const there = new Set(Object.values(state.days).map(({ closedDayId }) => closedDayId));
    const closedDayIds = [...new Set(command.closedDayIds)].filter((id) => there.has(id));
    return closedDayIds.length === 0
      ? nothingToDo
      : accept({ type: 'ClosedDaysRemoved', data: { closedDayIds } });
  }
  const unique = new Map(command.days.map((day) => [closedDayKey(day), day]));
  const days = [...unique].flatMap(([key, day]) => {
    const known = state.days[key];
    if (known === undefined) return [day];
    return known.name === day.name ? [] : [{ ...known, name: day.name }];
  });
  return days.length === 0 ? nothingToDo : accept({ type: 'ClosedDaysAdded', data: { days } });
}

function evolve(state: ClosedDayRegister, { type, data }: ClosedDayRegisterEvent): ClosedDayRegister {
  switch (type) {
    case 'ClosedDaysAdded': {
      const added = data.days.map((day) => [closedDayKey(day), day] as const);
      return { ...state, days: { ...state.days, ...Object.fromEntries(added) } };
    }
    case 'ClosedDaysRemoved': {
      const gone = new Set(data.closedDayIds);
      const left = Object.entries(state.days).filter(([, { closedDayId }]) => !gone.has(closedDayId));
      return { ...state, days: Object.fromEntries(left) };
    }
    default:
      return untouched(type, state);
  }
}
