import { expect, test } from 'vitest';
import { takesRememberedLayout, writtenByList } from './remembered-layouts.ts';

test.each([
  ['the bare address', { key: 'default', search: '', state: null }, true],
  ['an address that was sent', { key: 'default', search: '?statuses=hold', state: null }, false],
  ['a link of the dashboard', { key: 'x7', search: '?statuses=hold', state: null }, true],
  ['a way back to the room', { key: 'x7', search: '', state: { from: 'elsewhere' } }, true],
  ['a change of the list itself', { key: 'x7', search: '', state: writtenByList }, false],
])('%s shows the remembered layout or not', (_, arrival, isTaken) => {
  expect(takesRememberedLayout(arrival)).toBe(isTaken);
});
