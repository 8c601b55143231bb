/** The roles of staff. An account has one or several. */
export const staffRoles = ['auditor', 'operator', 'support', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The staff role that a call or an action requires; `any` if every role may use it. */
export type AskedOfStaff = StaffRole | 'any';

/** The role for actions that name none. */
export const dailyWork: StaffRole = 'operator';

/** Whether staff with these roles may do an action for the required role. Owners may do everything. */
export function staffMay(roles: readonly StaffRole[], asked: AskedOfStaff): boolean {
  return asked === 'any' || roles.includes('owner') || roles.includes(asked);
}
