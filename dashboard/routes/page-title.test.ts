import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test.each([
  [{ name: 'Maison', nameKo: '메종' }, '[Maison] Manager'],
  [{ name: null, nameKo: '메종' }, '[메종] Manager'],
  [{ name: '', nameKo: '메종' }, '[메종] Manager'],
  [{ name: null, nameKo: null }, 'Manager'],
  [null, 'Manager'],
])('of %j is %s', (brand, title) => {
  expect(pageTitle('Manager', brand)).toBe(title);
});
