import { type AskedOfStaff, staffMay } from '#domain/staff-role-kinds.ts';
import type { Identity } from './token.ts';

/** The parts of an identity that decide about permissions. */
export type Rights = Pick<Identity, 'scope' | 'roles'>;

/** Whether a person may do something that requires `asked` of staff. Other rules apply to everybody else. */
export function mayDo({ scope, roles }: Rights, asked: AskedOfStaff): boolean {
  return scope !== 'staff' || staffMay(roles, asked);
}
