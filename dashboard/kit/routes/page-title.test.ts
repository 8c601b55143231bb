import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const nowhere = { thing: null, room: null, managerTitle: 'Manager' };

test.each([
  [{ name: 'Maison', nameKo: '메종' }, '[Maison] Manager'],
  [{ name: null, nameKo: '메종' }, '[메종] Manager'],
  [{ name: '', nameKo: '메종' }, '[메종] Manager'],
  [{ name: null, nameKo: null }, 'Manager'],
  [null, 'Manager'],
])('the title for the brand %j is %s', (brand, title) => {
  expect(pageTitle({ ...nowhere, brand })).toBe(title);
});

test('the title names the brand and the manager, then the room, then the open thing', () => {
  const brand = { name: 'Maison', nameKo: null };
  const open = { thing: 'S0000012', room: 'Stock item', managerTitle: 'Manager', brand };
  expect(pageTitle(open)).toBe('[Maison] Manager · Stock item · S0000012');
});

test('the title names a room once if the heading equals the room’s name', () => {
  expect(pageTitle({ ...nowhere, thing: 'Stock', room: 'Stock', brand: null })).toBe('Manager · Stock');
});
