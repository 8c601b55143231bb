import { dailyWork } from '#domain/staff-role-kinds.ts';
import type { HomeQueue } from '#read-api/home/contract.ts';
import { mayDo, type Rights } from '../kit/session/rights.ts';

type Name = HomeQueue['name'];

/** The queues of work that is late or has failed. */
const pressing: ReadonlySet<Name> = new Set<Name>([
  'overdueToPrepare',
  'overdue',
  'failed',
  'subscriptionsUnpaid',
  'refundsFailed',
  'paymentsDiffer',
  'ticketsSuspended',
]);

/** The queues that brand admins see but only staff can work on, according to the transition tables. */
const forStaffToDo: ReadonlySet<Name> = new Set<Name>([
  'overdue',
  'deferred',
  'failed',
  'outAskedFor',
  'outComing',
]);

/** The queues on which only owners can work. */
const forOwners: ReadonlySet<Name> = new Set<Name>(['payoutsToApprove', 'payoutsToPay']);

export function isPressing(name: Name): boolean {
  return pressing.has(name);
}

/** Whether a person may do the work of the queue. Others can only look at its list. */
export function mayWork(name: Name, person: Rights): boolean {
  return person.scope === 'staff'
    ? mayDo(person, forOwners.has(name) ? 'owner' : dailyWork)
    : !forStaffToDo.has(name);
}
