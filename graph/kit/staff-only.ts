import { type Caller, notForThisCaller } from '#http/caller.ts';
import { refusalOfError } from './refusal.ts';

/** Refuses callers other than staff, where an operation is for staff and its REST twin serves others too. */
export function requireStaff(caller: Caller | null): void {
  if (caller !== null && caller.label !== 'staff') throw refusalOfError(notForThisCaller(caller, ['staff']));
}
