import { expect, test } from 'vitest';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import { knownAreas } from '../../areas.ts';
import { pageOfFor } from '../areas/page-of.ts';
import { decide } from '../routes/guard.ts';
import { addressFrom, eventPath, thenPath, withAddress } from './history-address.ts';

const { kinds } = knownAreas;
const pageOf = pageOfFor(knownAreas, { scope: 'staff', roles: ['auditor'], brand: null });
const brand = { id: 3, name: 'A', nameKo: null };
const pageOfAdmin = pageOfFor(knownAreas, { scope: 'brand_admin', roles: [], brand });
const of = (text: string) => addressFrom(new URLSearchParams(text));

test('reads the filters and the event from the address, and ignores invalid values', () => {
  expect(of('types=TrysetItemAccepted&time=2026-01-01,2026-01-31&housekeeping=hidden&event=e1')).toEqual({
    filters: { types: 'TrysetItemAccepted', time: '2026-01-01,2026-01-31' },
    hidesHousekeeping: true,
    event: 'e1',
  });
  expect(of('time=yesterday&housekeeping=maybe&order=id')).toEqual({
    filters: {},
    hidesHousekeeping: false,
    event: null,
  });
});

test('a quiet history hides housekeeping, unless the address asks for it, for an event or for a type', () => {
  const quiet = (text: string) => addressFrom(new URLSearchParams(text), true).hidesHousekeeping;
  expect(['', 'actors=staff', 'housekeeping=hidden'].map(quiet)).toEqual([true, true, true]);
  expect(['housekeeping=shown', 'event=e1', 'types=A'].map(quiet)).toEqual([false, false, false]);
  const address = { filters: {}, event: null };
  const put = (hidesHousekeeping: boolean) =>
    withAddress(
      new URLSearchParams('housekeeping=shown'),
      { ...address, hidesHousekeeping },
      true,
    ).toString();
  expect([put(true), put(false)]).toEqual(['', 'housekeeping=shown']);
});

test("keeps the page's other parameters in the address", () => {
  const search = new URLSearchParams('tab=rentals&types=A&event=e1');
  const next = withAddress(search, { filters: { actors: 'staff' }, hidesHousekeeping: true, event: null });
  expect(next.toString()).toBe('tab=rentals&actors=staff&housekeeping=hidden');
  expect(of(next.toString())).toEqual({ filters: { actors: 'staff' }, hidesHousekeeping: true, event: null });
});

test("links an event of another entity to that entity's page", () => {
  expect(eventPath(pageOf, { category: 'stock_item', entityId: '7', id: 'e1' })).toBe('/stocks/7?event=e1');
  expect(eventPath(pageOf, { category: 'member_rentals', entityId: '7', id: 'e1' })).toBeNull();
});

test('offers past states only for kinds that have them', () => {
  const event = { entityId: '7', revision: '4' };
  expect(thenPath(kinds, pageOf, { ...event, category: 'tryset' })).toBe('/tryset/7?revision=4');
  expect(thenPath(kinds, pageOf, { ...event, category: 'brand' })).toBeNull();
  expect(thenPath(kinds, pageOf, { ...event, category: 'member_rentals' })).toBeNull();
});

test('links a brand admin to pages of the brand, and to no staff page', () => {
  expect(pageOf('look', '7')).toBe('/looks/7');
  expect(pageOfAdmin('look', '7')).toBe('/brands/3/looks/7');
  expect(pageOfAdmin('support_ticket', '7')).toBe('/help/7');
  expect(pageOfAdmin('agency', '7')).toBeNull();
  expect(pageOfAdmin('stock_item', '7')).toBe('/stocks/7');
});

test('never links a person to a page that they may not open', () => {
  const viewers = [
    { scope: 'brand_admin' as const, roles: [], brand },
    ...staffRoles.map((role) => ({ scope: 'staff' as const, roles: [role], brand: null })),
  ];
  for (const viewer of viewers) {
    const find = pageOfFor(knownAreas, viewer);
    const pages = Object.keys(kinds).flatMap((kind) => find(kind, '7') ?? []);
    const away = pages.filter(
      (page) => decide(knownAreas.rooms, page, { ...viewer, expired: false, start: '/' }).kind !== 'open',
    );
    expect(away).toEqual([]);
  }
});
