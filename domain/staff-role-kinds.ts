/** The roles of staff. An account has one or several. */
export const staffRoles = ['auditor', 'operator', 'support', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The staff role that a call or an action requires; `any` if every staff role may use it. */
export type AskedOfStaff = StaffRole | 'any';

/** The role that an action requires if it names none. */
export const dailyWork: StaffRole = 'operator';

/** Returns whether staff with these roles may take an action that requires the role `asked`. Owners may do everything. */
export function staffMay(roles: readonly StaffRole[], asked: AskedOfStaff): boolean {
  return asked === 'any' || roles.includes('owner') || roles.includes(asked);
}
