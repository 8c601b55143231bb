import type { Shape } from './geometry.ts';

export interface Size {
  width: number;
  height: number;
}

/** Called for each pixel that a shape covers, with the covered share, 0 to 1. */
export type Visit = (at: number, covered: number) => void;

/** Computes the antialiased pixel coverage of shapes, given in pixels. */
export function coverer({ width, height }: Size): (shape: Shape, visit: Visit) => void {
  const row = width + 2;
  // Change of coverage at each pixel of a row; reading clears it.
  const gained = new Float32Array(row * height);
  const most = (value: number, limit: number) => Math.max(0, Math.min(limit, value));
  /** Adds the coverage of an edge between two heights within one row of pixels. */
  const within = (at: number, x1: number, x2: number, high: number) => {
    const [left, right] = x1 < x2 ? [most(x1, width), most(x2, width)] : [most(x2, width), most(x1, width)];
    const first = Math.floor(left);
    const last = Math.floor(right);
    if (first === last) {
      const share = (left + right) / 2 - first;
      gained[at + first] = (gained[at + first] ?? 0) + high * (1 - share);
      gained[at + first + 1] = (gained[at + first + 1] ?? 0) + high * share;
      return;
    }
    const each = high / (right - left);
    for (let x = first; x <= last; x++) {
      const from = Math.max(left, x);
      const to = Math.min(right, x + 1);
      const part = each * (to - from);
      const share = (from + to) / 2 - x;
      gained[at + x] = (gained[at + x] ?? 0) + part * (1 - share);
      gained[at + x + 1] = (gained[at + x + 1] ?? 0) + part * share;
    }
  };
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    if (y1 === y2) return;
    const down = y1 < y2;
    const [fromX, fromY, toX, toY] = down ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
    const lean = (toX - fromX) / (toY - fromY);
    const end = Math.min(height, toY);
    for (let y = Math.max(0, Math.floor(fromY)); y < end; y++) {
      const top = Math.max(fromY, y);
      const bottom = Math.min(toY, y + 1);
      if (bottom <= top) continue;
      const high = down ? bottom - top : top - bottom;
      within(y * row, fromX + (top - fromY) * lean, fromX + (bottom - fromY) * lean, high);
    }
  };
  return (shape, visit) => {
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let index = 0; index < shape.length; index++) {
      const [x1, y1] = shape[index] ?? [0, 0];
      const [x2, y2] = shape[index + 1] ?? shape[0] ?? [0, 0];
      edge(x1, y1, x2, y2);
      left = Math.min(left, x1);
      right = Math.max(right, x1);
      top = Math.min(top, y1);
      bottom = Math.max(bottom, y1);
    }
    const from = most(Math.floor(left), width);
    const to = most(Math.floor(right) + 2, width);
    for (let y = most(Math.floor(top), height); y < most(Math.ceil(bottom), height); y++) {
      let sum = 0;
      for (let x = from; x < to; x++) {
        const at = y * row + x;
        sum += gained[at] ?? 0;
        gained[at] = 0;
        const covered = Math.min(1, Math.abs(sum));
        if (covered > 0.004) visit(y * width + x, covered);
      }
      gained.fill(0, y * row + to, (y + 1) * row);
    }
  };
}
