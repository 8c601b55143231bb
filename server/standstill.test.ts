import { expect, test } from 'vitest';
import { standstill } from './standstill.ts';

test('events that just came do not count as waiting since the look before', () => {
  const seconds = standstill();
  expect(seconds({ position: 7n, lagSeconds: 0 }, 0)).toBe(0);
  expect(seconds({ position: 7n, lagSeconds: 0.01 }, 60_000)).toBe(0);
  expect(seconds({ position: 7n, lagSeconds: 2 }, 62_000)).toBe(2);
});

test('a checkpoint that moves, or that reaches the end, begins it anew', () => {
  const seconds = standstill();
  seconds({ position: 1n, lagSeconds: 5 }, 0);
  expect(seconds({ position: 2n, lagSeconds: 5 }, 9_000)).toBe(0);
  expect(seconds({ position: 2n, lagSeconds: 5 }, 10_000)).toBe(1);
  expect(seconds({ position: 2n, lagSeconds: 0 }, 20_000)).toBe(0);
  expect(seconds({ position: 2n, lagSeconds: 1 }, 30_000)).toBe(0);
});

test('it goes on while clocks that were set back tell of next to no lag', () => {
  const seconds = standstill();
  seconds({ position: 1n, lagSeconds: 0.001 }, 0);
  expect(seconds({ position: 1n, lagSeconds: 0.001 }, 31_000)).toBe(31);
});
