import { expect, test } from 'vitest';
import { trysetItemStatuses } from './item-status.ts';
import { remainingDays, trialEnd } from './trial.ts';

const trial = { status: 'tryset_delivered', deliveredAt: '2026-03-02T09:03:00.000Z', trialDays: 5 } as const;

test('the trial ends its number of 24-hour days after delivery', () => {
  expect(trialEnd(trial)).toBe('2026-03-07T09:03:00.000Z');
  expect(trialEnd({ ...trial, trialDays: 0 })).toBe(trial.deliveredAt);
  expect(trialEnd({ ...trial, deliveredAt: '2028-02-27T23:59:59.999Z' })).toBe('2028-03-03T23:59:59.999Z');
});

test('only an item with the member has a trial end', () => {
  for (const status of trysetItemStatuses.filter((known) => known !== 'tryset_delivered')) {
    expect(trialEnd({ ...trial, status }), status).toBeNull();
    expect(remainingDays({ ...trial, status }, trial.deliveredAt), status).toBeNull();
  }
  expect(trialEnd({ ...trial, deliveredAt: null })).toBeNull();
});

test.each([
  [5, '2026-03-02T09:03:00.000Z'],
  [4, '2026-03-02T09:03:00.001Z'],
  [1, '2026-03-06T09:03:00.000Z'],
  [0, '2026-03-06T09:03:00.001Z'],
  [0, '2026-03-07T09:03:00.000Z'],
  [-1, '2026-03-07T09:03:00.001Z'],
  [-2, '2026-03-08T10:00:00.000Z'],
])('%i whole days are left at %s', (days, now) => {
  expect(remainingDays(trial, now)).toBe(days);
});
