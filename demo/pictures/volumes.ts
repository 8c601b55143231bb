import type { Size } from './coverage.ts';
import type { Shape } from './geometry.ts';
import type { Frame } from './scene.ts';

/** Left and right edges of a shape in each row of pixels; an empty row has `from` > `to`. */
export interface Reach {
  from: Float32Array;
  to: Float32Array;
}

export function reachOf(shape: Shape, frame: Frame, { width, height }: Size): Reach {
  const from = new Float32Array(height).fill(Number.POSITIVE_INFINITY);
  const to = new Float32Array(height).fill(Number.NEGATIVE_INFINITY);
  const onto = shape.map(([x, y]) => [
    ((x - frame.x) / frame.width) * width,
    ((y - frame.y) / frame.height) * height,
  ]);
  for (const [index, [x1 = 0, y1 = 0]] of onto.entries()) {
    const [x2 = 0, y2 = 0] = onto[(index + 1) % onto.length] ?? [];
    const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
    for (let row = Math.max(0, Math.floor(top)); row <= Math.min(height - 1, Math.floor(bottom)); row++) {
      const share = y1 === y2 ? 0 : (Math.min(bottom, Math.max(top, row + 0.5)) - y1) / (y2 - y1);
      const x = x1 + (x2 - x1) * share;
      from[row] = Math.min(from[row] ?? x, x);
      to[row] = Math.max(to[row] ?? x, x);
    }
  }
  const even = Math.round((2 * height) / frame.height);
  return { from: evened(from, even), to: evened(to, even) };
}

/** Roundness at a pixel: 1 in the middle of its row, 0 at the edges. */
export function outOf(reach: Reach | null | undefined, x: number, y: number): number {
  if (!reach) return 0;
  const left = reach.from[y] ?? 0;
  const wide = (reach.to[y] ?? 0) - left;
  if (!(wide > 0)) return 0;
  const across = Math.min(1, Math.abs((2 * (x + 0.5 - left)) / wide - 1));
  return 1 - across * across;
}

/** Smooths the jumps of an edge between rows, which horizontal outlines cause. */
function evened(edge: Float32Array, reach: number): Float32Array {
  return edge.map((own, row) => {
    if (!Number.isFinite(own)) return own;
    let [sum, count] = [0, 0];
    for (let other = Math.max(0, row - reach); other <= Math.min(edge.length - 1, row + reach); other++) {
      const at = edge[other] ?? own;
      if (!Number.isFinite(at)) continue;
      sum += at;
      count += 1;
    }
    return sum / count;
  });
}
