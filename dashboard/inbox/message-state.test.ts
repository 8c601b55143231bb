import { expect, test } from 'vitest';
import { stateOf } from './message-state.ts';

test('an idle message is seen once it was displayed, and every answer counts more', () => {
  expect(stateOf({ status: 'idle', isDisplayed: false })).toBe('unseen');
  expect(stateOf({ status: 'idle', isDisplayed: true })).toBe('seen');
  expect(stateOf({ status: 'pending', isDisplayed: true })).toBe('pending');
  expect(stateOf({ status: 'denied', isDisplayed: true })).toBe('denied');
});
