import type { HomeQueue } from '#read-api/home/contract.ts';
import type { Scope } from '../kit/session/token.ts';

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

/** Whether who is of this scope can do what the queue waits for. */
export function mayWork(name: Name, scope: Scope | undefined): boolean {
  return scope === 'staff' || !forStaffToDo.has(name);
}
