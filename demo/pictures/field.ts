import type { Size } from './coverage.ts';

/** A number for each pixel, row by row. */
export type Field = Float32Array;

/** A buffer shared by all pictures: allocating large arrays costs more than the work on them. */
let scratch = new Float32Array();

/** Blurs a field in place with about this radius in pixels, and returns it. */
export function softened(field: Field, size: Size, radius: number): Field {
  const reach = Math.max(1, Math.round(radius * 0.75));
  if (scratch.length < field.length) scratch = new Float32Array(field.length);
  for (let time = 0; time < 2; time++) {
    rows(field, scratch, size, reach);
    columns(scratch, field, size, reach);
  }
  return field;
}

/** A coarse blur: computed in few large pixels and sampled at single places. */
export function blurred(
  field: (at: number) => number,
  size: Size,
  radius: number,
): (x: number, y: number) => number {
  const step = Math.max(1, Math.floor(radius / 3));
  const width = Math.ceil(size.width / step);
  const height = Math.ceil(size.height / step);
  const middle = step >> 1;
  const few = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(size.height - 1, y * step + middle) * size.width;
    for (let x = 0; x < width; x++) {
      few[y * width + x] = field(row + Math.min(size.width - 1, x * step + middle));
    }
  }
  const soft = softened(few, { width, height }, radius / step);
  return (x, y) => {
    const across = Math.max(0, Math.min(width - 1, (x - middle) / step));
    const down = Math.max(0, Math.min(height - 1, (y - middle) / step));
    const left = Math.floor(across);
    const top = Math.floor(down);
    const right = Math.min(width - 1, left + 1);
    const dx = across - left;
    const dy = down - top;
    const above = top * width;
    const below = Math.min(height - 1, top + 1) * width;
    const one = (soft[above + left] ?? 0) * (1 - dx) + (soft[above + right] ?? 0) * dx;
    const two = (soft[below + left] ?? 0) * (1 - dx) + (soft[below + right] ?? 0) * dx;
    return one * (1 - dy) + two * dy;
  };
}

function rows(from: Field, to: Field, { width, height }: Size, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const last = first + width - 1;
    let sum = (from[first] ?? 0) * (reach + 1);
    for (let step = 1; step <= reach; step++) sum += from[Math.min(last, first + step)] ?? 0;
    for (let at = first; at <= last; at++) {
      to[at] = sum * share;
      sum += (from[Math.min(last, at + reach + 1)] ?? 0) - (from[Math.max(first, at - reach)] ?? 0);
    }
  }
}

function columns(from: Field, to: Field, { width, height }: Size, reach: number): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let sum = (from[x] ?? 0) * (reach + 1);
    for (let step = 1; step <= reach; step++) sum += from[Math.min(height - 1, step) * width + x] ?? 0;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y++) {
    const at = y * width;
    const enters = Math.min(height - 1, y + reach + 1) * width;
    const leaves = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      to[at + x] = sum * share;
      sums[x] = sum + (from[enters + x] ?? 0) - (from[leaves + x] ?? 0);
    }
  }
}
