import { type AskedOfStaff, staffMay } from '#domain/staff-role-kinds.ts';
import type { Identity } from './token.ts';

/** The parts of an identity that decide whether a person may do an action. */
export type Rights = Pick<Identity, 'scope' | 'roles'>;

/** Whether a person may do an action that requires `asked` of staff. Always true for other scopes: other rules cover them. */
export function mayDo({ scope, roles }: Rights, asked: AskedOfStaff): boolean {
  return scope !== 'staff' || staffMay(roles, asked);
}
