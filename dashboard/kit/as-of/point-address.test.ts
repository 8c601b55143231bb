import { expect, it } from 'vitest';
import { markedFrom, pointFrom, withMarked, withPoint } from './point-address.ts';

const address = new URLSearchParams('event=e1&revision=3&compare=1');

it('reads the point and the marked point', () => {
  expect(pointFrom(address)).toEqual({ revision: '3' });
  expect(markedFrom(address)).toBe('1');
  expect(pointFrom(new URLSearchParams('event=e1&revision='))).toBeNull();
  expect(markedFrom(new URLSearchParams('compare='))).toBeNull();
});

it('replaces the point and keeps other parameters', () => {
  const then = withPoint(address, { as_of: '2026-01-31T00:00:00.000Z' });
  expect(Object.fromEntries(then)).toEqual({ event: 'e1', compare: '1', as_of: '2026-01-31T00:00:00.000Z' });
  expect(Object.fromEntries(withPoint(address, null))).toEqual({ event: 'e1', compare: '1' });
});

it('marks a point and removes the mark', () => {
  expect(markedFrom(withMarked(address, '2'))).toBe('2');
  expect(Object.fromEntries(withMarked(address, null))).toEqual({ event: 'e1', revision: '3' });
});
