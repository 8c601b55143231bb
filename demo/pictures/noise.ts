import { randomOf } from '#import/generate.ts';

const side = 256;
const mask = side - 1;

/** Smooth noise from -1 to 1 over the plane, with one bump per unit; it repeats after 256 units. */
export type Noise = (x: number, y: number) => number;

export function noiseOf(seed: number): Noise {
  const random = randomOf(seed);
  const grid = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const sx = dx * dx * (3 - 2 * dx);
    const sy = dy * dy * (3 - 2 * dy);
    const row = (top & mask) * side;
    const next = ((top + 1) & mask) * side;
    const one = left & mask;
    const two = (left + 1) & mask;
    const above = (grid[row + one] ?? 0) * (1 - sx) + (grid[row + two] ?? 0) * sx;
    const below = (grid[next + one] ?? 0) * (1 - sx) + (grid[next + two] ?? 0) * sx;
    return above * (1 - sy) + below * sy;
  };
}

/** A pseudorandom number from 0 to 1 for a cell of the plane. */
export function chanceAt(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}
