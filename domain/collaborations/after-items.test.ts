import { expect, test } from 'vitest';
import { stepsAfterItems } from './after-items.ts';

test.each([
  [[], []],
  [['tryset_requested'], []],
  [['tryset_preparing', 'tryset_canceled'], []],
  [['tryset_delivering', 'tryset_preparing'], ['send']],
  [['tryset_delivered', 'tryset_preparing'], ['send']],
  [['tryset_delivered', 'tryset_delivering'], ['send']],
  [
    ['tryset_delivered', 'tryset_canceled'],
    ['send', 'deliver'],
  ],
  [
    ['tryset_delivered', 'return_requested', 'purchased'],
    ['send', 'deliver'],
  ],
  [['tryset_canceled', 'tryset_canceled'], ['fail']],
] as const)('items in %o cause %o', (statuses, steps) => {
  expect(stepsAfterItems(statuses)).toEqual(steps);
});
