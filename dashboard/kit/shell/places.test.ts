import i18next from 'i18next';
import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { decide } from '../routes/guard.ts';
import { placesFor } from './places.ts';

const { rooms } = knownAreas;
// `t` returns the keys, as no language is loaded.
const { t } = i18next;
const staff = { scope: 'staff', id: 1, name: 'Jimin', brand: null, roles: ['owner'] } as const;
const brand = { id: 3, name: 'Maison', nameKo: null };
const admin = { scope: 'brand_admin', id: 2, name: 'Haneul', brand, roles: [] } as const;

test.each([staff, admin])('lists each place that $scope may open once', (identity) => {
  const places = placesFor(rooms, identity, t);
  const paths = places.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const decision = decide(rooms, path, { ...identity, expired: false, start: '/' });
    const isOpen = decision.kind === 'open' || (decision.kind === 'redirect' && decision.to.startsWith(path));
    expect(isOpen, path).toBe(true);
  }
});

test('separates rooms from actions, and hides staff places from a brand admin', () => {
  const kinds = new Map(placesFor(rooms, staff, t).map(({ path, kind }) => [path, kind]));
  expect(['/stocks', '/product/create', '/logout', '/brands/create'].map((path) => kinds.get(path))).toEqual([
    'room',
    'action',
    'action',
    'action',
  ]);
  const paths = placesFor(rooms, admin, t).map(({ path }) => path);
  expect(paths).toContain('/product/create');
  expect(paths).not.toContain('/brands/create');
  expect(paths).not.toContain('/users');
});
