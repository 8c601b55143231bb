import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { en } from '../../i18n/en/index.ts';
import { decide } from '../routes/guard.ts';
import { navigationFor } from './navigation-entries.ts';

const { rooms } = knownAreas;
const staff = { scope: 'staff', id: 1, name: 'Jimin', brand: null, roles: ['owner'] } as const;
const admin = {
  scope: 'brand_admin',
  id: 2,
  name: 'Haneul',
  brand: { id: 3, name: 'Maison', nameKo: null },
  roles: [],
} as const;
const pathsFor = (identity: typeof staff | typeof admin) =>
  navigationFor(rooms, identity).flatMap(({ entries }) => entries.map(({ path }) => path));

test('shows a brand admin their own brand and no staff rooms', () => {
  expect(pathsFor(admin)).toContain('/brands/3');
  expect(pathsFor(admin)).not.toContain('/brands');
  expect(pathsFor(admin)).not.toContain('/looks');
});

test.each([staff, admin])('shows only entries that the person may open: $scope', (identity) => {
  for (const path of pathsFor(identity)) {
    const decision = decide(rooms, path, { ...identity, expired: false, start: '/' });
    expect(decision.kind === 'open' || (decision.kind === 'redirect' && decision.to.startsWith(path))).toBe(
      true,
    );
  }
});

test('lists the rooms of a brand admin in the order of their sections', () => {
  expect(pathsFor(admin)).toEqual([
    '/dashboard',
    '/tryset-send-list',
    '/trysetitems',
    '/stocks',
    '/out-management',
    '/incidents',
    '/brands/3/looks',
    '/look-use-management',
    '/collaborations',
    '/proposals',
    '/additional_services',
    '/additional_services/events',
    '/additional_services/reservations',
    '/products',
    '/curators',
    '/brands/3',
    '/settlements',
    '/orders/items',
    '/reimbursements',
    '/dashboard/figures',
    '/events',
  ]);
});

test('shows staff one page of people, and marks it on the page of a member', () => {
  expect(pathsFor(staff)).not.toContain('/curators');
  const entries = navigationFor(rooms, staff).flatMap(({ entries }) => entries);
  expect(entries.filter(({ rooms }) => rooms.includes('curator')).map(({ path }) => path)).toEqual([
    '/users',
  ]);
});

test('every translated room name belongs to a room', () => {
  const named = new Set<string>(rooms.list.map(({ name }) => name));
  expect(Object.keys(en.rooms).filter((name) => !named.has(name))).toEqual([]);
});

test('marks the entry of the parent room while a room below it is open', () => {
  const entries = navigationFor(rooms, admin).flatMap(({ entries }) => entries);
  const markedIn = (room: string) => entries.filter((entry) => entry.rooms.some((name) => name === room));
  expect(['shipParcels', 'brand', 'product'].map((room) => markedIn(room).map(({ path }) => path))).toEqual([
    ['/tryset-send-list'],
    ['/brands/3'],
    ['/products'],
  ]);
});
