import { expect, test } from 'vitest';
import { takesRememberedLayout, writtenByList } from './remembered-layouts.ts';

test.each([
  ['an address without query', { key: 'default', search: '', state: null }, true],
  ['an address with query from elsewhere', { key: 'default', search: '?statuses=hold', state: null }, false],
  ['a link of the dashboard', { key: 'x7', search: '?statuses=hold', state: null }, true],
  ['a link back to the room', { key: 'x7', search: '', state: { from: 'elsewhere' } }, true],
  ['a change of the list itself', { key: 'x7', search: '', state: writtenByList }, false],
])('takes the remembered layout or not for %s', (_, arrival, isTaken) => {
  expect(takesRememberedLayout(arrival)).toBe(isTaken);
});
