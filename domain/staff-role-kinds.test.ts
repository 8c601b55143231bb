import { expect, test } from 'vitest';
import { type StaffRole, staffMay, staffRoles } from './staff-role-kinds.ts';

test.each([
  ['auditor', []],
  ['operator', ['operator']],
  ['support', ['support']],
  ['owner', staffRoles],
] as const)('%s may do actions for %j, and actions that need no particular role', (role, able) => {
  expect(staffRoles.filter((asked) => asked !== 'auditor' && staffMay([role], asked))).toEqual(
    able.filter((asked: StaffRole) => asked !== 'auditor'),
  );
  expect(staffMay([role], 'any')).toBe(true);
});

test('several roles may do what any of them may; an account without roles may do no daily work', () => {
  expect(staffMay(['auditor', 'support'], 'support')).toBe(true);
  expect(staffMay(['auditor', 'support'], 'operator')).toBe(false);
  expect(staffMay([], 'operator')).toBe(false);
});
