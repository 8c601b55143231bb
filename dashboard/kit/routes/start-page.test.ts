import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import type { Identity } from '../session/token.ts';
import { startPathOf } from './start-page.ts';

const { rooms } = knownAreas;
const staff: Identity = { scope: 'staff', id: 1, name: 'Jimin', brand: null, roles: ['owner'] };
const auditor: Identity = { ...staff, roles: ['auditor'] };
const brand = { id: 3, name: 'Maison', nameKo: null };
const admin: Identity = { scope: 'brand_admin', id: 2, name: 'Haneul', brand, roles: [] };

test('is the looks for staff, and the products for a brand admin', () => {
  expect(startPathOf(rooms, staff, null)).toBe('/looks');
  expect(startPathOf(rooms, auditor, null)).toBe('/looks');
  expect(startPathOf(rooms, admin, null)).toBe('/products');
});

test('is the chosen room, at the path of the person', () => {
  expect(startPathOf(rooms, staff, 'home')).toBe('/dashboard');
  expect(startPathOf(rooms, staff, 'looks')).toBe('/looks');
  expect(startPathOf(rooms, admin, 'looks')).toBe('/brands/3/looks');
  expect(startPathOf(rooms, admin, 'brand')).toBe('/brands/3');
});

test('is the usual one if the person may no longer open the chosen room', () => {
  expect(startPathOf(rooms, staff, 'outbox')).toBe('/outbox');
  expect(startPathOf(rooms, auditor, 'outbox')).toBe('/looks');
  expect(startPathOf(rooms, admin, 'outbox')).toBe('/products');
});

test('is never a room for visitors, a page of one thing or a room without an entry in the menu', () => {
  for (const room of ['logout', 'login', 'stock', 'design', 'pointPolicy'] as const) {
    expect(startPathOf(rooms, staff, room)).toBe('/looks');
  }
});
