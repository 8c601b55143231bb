import { expect, test } from 'vitest';
import { decide, routeAt } from '../routes/guard.ts';
import { isBuilt } from '../routes/rooms.ts';
import { navigationFor } from './navigation-entries.ts';

const staff = { scope: 'staff', id: 1, name: 'Jimin', brand: null } as const;
const admin = {
  scope: 'brand_admin',
  id: 2,
  name: 'Haneul',
  brand: { id: 3, name: 'Maison', nameKo: null },
} as const;
const pathsFor = (identity: typeof staff | typeof admin) =>
  navigationFor(identity).flatMap(({ entries }) => entries.map(({ path }) => path));

test('a brand admin is shown the own brand and no room for staff', () => {
  expect(pathsFor(admin)).toContain('/brands/3');
  expect(pathsFor(admin)).not.toContain('/brands');
  expect(pathsFor(admin)).not.toContain('/looks');
});

test.each([staff, admin])('every entry leads to a room that can be worked in: $scope', (identity) => {
  const leftOut = pathsFor(identity).filter((path) => !isBuilt(routeAt(path)?.room ?? 'login'));
  expect(leftOut).toEqual([]);
});

test.each([staff, admin])('every entry can be opened by the one who sees it: $scope', (identity) => {
  for (const path of pathsFor(identity)) {
    const decision = decide(path, { scope: identity.scope, expired: false });
    expect(decision.kind === 'open' || (decision.kind === 'redirect' && decision.to.startsWith(path))).toBe(
      true,
    );
  }
});
