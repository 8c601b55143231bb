import { expect, test } from 'vitest';
import { standstill } from './standstill.ts';

test('new events do not count as waiting since the previous observation', () => {
  const seconds = standstill();
  expect(seconds({ position: 7n, lagSeconds: 0 }, 0)).toBe(0);
  expect(seconds({ position: 7n, lagSeconds: 0.01 }, 60_000)).toBe(0);
  expect(seconds({ position: 7n, lagSeconds: 2 }, 62_000)).toBe(2);
});

test('a checkpoint that moves or reaches the end restarts the measuring', () => {
  const seconds = standstill();
  seconds({ position: 1n, lagSeconds: 5 }, 0);
  expect(seconds({ position: 2n, lagSeconds: 5 }, 9_000)).toBe(0);
  expect(seconds({ position: 2n, lagSeconds: 5 }, 10_000)).toBe(1);
  expect(seconds({ position: 2n, lagSeconds: 0 }, 20_000)).toBe(0);
  expect(seconds({ position: 2n, lagSeconds: 1 }, 30_000)).toBe(0);
});

test('measuring continues while clocks that were set back show almost no lag', () => {
  const seconds = standstill();
  seconds({ position: 1n, lagSeconds: 0.001 }, 0);
  expect(seconds({ position: 1n, lagSeconds: 0.001 }, 31_000)).toBe(31);
});
