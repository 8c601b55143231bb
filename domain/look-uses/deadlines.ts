import { daysLater, endOfBusinessDay, startOfBusinessDay } from '../business-day.ts';
import { type Deadline, later } from '../reacting.ts';
import { obstacleTo } from '../transition-table.ts';
import type { LookUseEvent } from './use-events.ts';
import { announceEndDays, reminderDays } from './use-kinds.ts';
import type { LookUse } from './use-state.ts';
import { lookUseRules } from './use-transitions.ts';

const dayMs = 86_400_000;

/** The reminder of the member, the start and the end of a use, and the mail before its end. */
export interface LookUseDeadline extends Deadline {
  name: 'remind_of_look_use' | 'begin_look_use' | 'announce_look_use_end' | 'expire_look_use';
  lookUseId: number;
}

/** The deadlines that an event sets. `use` is the state at the event or later. */
export function deadlinesOfUse({ type, data }: LookUseEvent, use: LookUse, at: string): LookUseDeadline[] {
  const { lookUseId } = use;
  const due = (name: LookUseDeadline['name'], dueAt: string) => ({ name, dueAt, lookUseId });
  switch (type) {
    case 'LookUseRequested':
    case 'LookUseAskedAgain':
    case 'LookUseRevised':
      return [due('remind_of_look_use', later(at, reminderDays * dayMs))];
    case 'LookUseConfirmed': {
      const { startDate, endDate } = data;
      const begin = due('begin_look_use', startOfBusinessDay(startDate));
      if (endDate === null) return [begin];
      const announceAt = startOfBusinessDay(daysLater(endDate, -announceEndDays));
      const announced = announceAt > at ? [due('announce_look_use_end', announceAt)] : [];
      return [begin, ...announced, due('expire_look_use', endOfBusinessDay(endDate))];
    }
    default:
      return [];
  }
}

/** The work of a deadline when it fires: an action, or a mail to the brand. */
export type UseDuty = { do: 'remind' | 'begin' | 'expire' } | { do: 'announce' };

/** The duty of a deadline at the instant `at`. Null if it is out of date: the state has moved on. */
export function dutyOfUse(use: LookUse, name: LookUseDeadline['name'], at: string): UseDuty | null {
  const may = (action: 'remind' | 'begin' | 'expire') =>
    obstacleTo(lookUseRules, use, action, { role: 'system', at }) === null ? { do: action } : null;
  switch (name) {
    case 'remind_of_look_use':
      return may('remind');
    case 'begin_look_use':
      return may('begin');
    case 'expire_look_use':
      // A use of one day begins before it ends, even if the system slept through the day.
      return may('begin') ?? may('expire');
    case 'announce_look_use_end':
      return use.status === 'confirmed' && may('expire') === null ? { do: 'announce' } : null;
  }
}
