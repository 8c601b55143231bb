import { dailyWork } from '#domain/staff-role-kinds.ts';
import type { HomeQueue } from '#read-api/home/contract.ts';
import { mayDo, type Rights } from '../kit/session/rights.ts';

type Name = HomeQueue['name'];

/** What is late already. */
const pressing: ReadonlySet<Name> = new Set<Name>(['overdueToPrepare', 'overdue', 'failed']);

/** What a brand admin must know and staff see to, by the transition tables. */
const forStaffToDo: ReadonlySet<Name> = new Set<Name>([
  'overdue',
  'deferred',
  'failed',
  'outAskedFor',
  'outComing',
]);

export function isPressing(name: Name): boolean {
  return pressing.has(name);
}

/** Whether a person can do what the queue waits for; others look at its list. */
export function mayWork(name: Name, person: Rights): boolean {
  return person.scope === 'staff' ? mayDo(person, dailyWork) : !forStaffToDo.has(name);
}
