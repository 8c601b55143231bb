/** What staff may be here, one or several of these at once. */
export const staffRoles = ['auditor', 'operator', 'support', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a call or an action asks of staff: one of their roles, or none in particular. */
export type AskedOfStaff = StaffRole | 'any';

/** What an action asks for that says nothing else: daily work. */
export const dailyWork: StaffRole = 'operator';

/** Whether staff with these roles may do what is asked of that role. Owners may do everything. */
export function staffMay(roles: readonly StaffRole[], asked: AskedOfStaff): boolean {
  return asked === 'any' || roles.includes('owner') || roles.includes(asked);
}
