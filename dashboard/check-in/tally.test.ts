import { expect, test } from 'vitest';
import type { Line } from './desk-store.ts';
import { tallyOf } from './tally.ts';

const line: Line = {
  id: 'a',
  time: '2026-03-02T09:03:00.000Z',
  stockId: 501,
  code: 'S0000501',
  product: 'Linen coat',
  task: 'receive',
  told: {},
  actions: ['arrive'],
  undo: null,
  isUnchanged: false,
  isUndone: false,
  undoes: null,
};

test('a garment counts as received once, whether its return was announced or not', () => {
  expect(tallyOf([line, { ...line, id: 'b', actions: ['return_complete'] }]).received).toBe(1);
  const unannounced: Line = { ...line, task: 'unannounced', actions: ['arrive_unannounced'] };
  expect(tallyOf([unannounced]).received).toBe(1);
  expect(tallyOf([line, { ...unannounced, stockId: 502 }]).received).toBe(2);
});
