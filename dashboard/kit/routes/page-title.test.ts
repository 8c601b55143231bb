import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const nowhere = { thing: null, room: null, managerTitle: 'Manager' };

test.each([
  [{ name: 'Maison', nameKo: '메종' }, '[Maison] Manager'],
  [{ name: null, nameKo: '메종' }, '[메종] Manager'],
  [{ name: '', nameKo: '메종' }, '[메종] Manager'],
  [{ name: null, nameKo: null }, 'Manager'],
  [null, 'Manager'],
])('of %j is %s', (brand, title) => {
  expect(pageTitle({ ...nowhere, brand })).toBe(title);
});

test('begins with the thing, then names the room', () => {
  const brand = { name: 'Maison', nameKo: null };
  const open = { thing: 'S0000012', room: 'Stock item', managerTitle: 'Manager', brand };
  expect(pageTitle(open)).toBe('S0000012 · Stock item · [Maison] Manager');
});

test('says a room once, where its heading is its name', () => {
  expect(pageTitle({ ...nowhere, thing: 'Stock', room: 'Stock', brand: null })).toBe('Stock · Manager');
});
