import { expect, test } from 'vitest';
import { coverer } from './coverage.ts';
import { box, dashes, oval, type Shape } from './geometry.ts';

const size = { width: 20, height: 10 };

/** Returns the coverage of each pixel, row by row. */
function covered(shape: Shape): number[] {
  const made = Array.from({ length: size.width * size.height }, () => 0);
  coverer(size)(shape, (at, share) => {
    made[at] = share;
  });
  return made;
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

test('a pixel’s coverage is the share of its area', () => {
  const made = covered(box(2.25, 3.5, 3, 2));
  expect(made[3 * 20 + 2]).toBeCloseTo(0.75 * 0.5);
  expect(made[4 * 20 + 3]).toBeCloseTo(1);
  expect(made[5 * 20 + 5]).toBeCloseTo(0.25 * 0.5);
  expect(sum(made)).toBeCloseTo(6);
});

test('a circle has its area in both directions', () => {
  const round = oval(10, 5, 4);
  // The shape is a polygon with 28 corners, and this is its area.
  const area = 14 * 16 * Math.sin((2 * Math.PI) / 28);
  expect(sum(covered(round))).toBeCloseTo(area, 3);
  expect(sum(covered(round.toReversed()))).toBeCloseTo(area, 3);
});

test('a shape beyond the picture’s edge covers its visible part', () => {
  expect(sum(covered(box(-5, -5, 10, 10)))).toBeCloseTo(25);
  expect(sum(covered(box(15, 5, 50, 50)))).toBeCloseTo(25);
  expect(sum(covered(box(30, 2, 5, 5)))).toBe(0);
});

test('coverage does not carry over to the next shape', () => {
  const cover = coverer(size);
  cover(box(18, 0, 9, 10), () => undefined);
  let whole = 0;
  cover(box(0, 0, 20, 10), (_, share) => {
    whole += share;
  });
  expect(whole).toBeCloseTo(200);
});

test('stitches continue around a corner', () => {
  const [first, second] = dashes(
    [
      [0, 0],
      [3, 0],
      [3, 9],
    ],
    [2, 0.5],
  );
  expect(first).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(second).toEqual([
    [2.5, 0],
    [3, 0],
    [3, 1.5],
  ]);
});
