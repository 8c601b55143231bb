import { type AskedOfStaff, staffMay } from '#domain/staff-role-kinds.ts';
import type { Identity } from './token.ts';

/** What decides whether somebody may do a thing. */
export type Rights = Pick<Identity, 'scope' | 'roles'>;

/** Whether a person may do what asks that of staff. Of anybody else, other rules tell. */
export function mayDo({ scope, roles }: Rights, asked: AskedOfStaff): boolean {
  return scope !== 'staff' || staffMay(roles, asked);
}
