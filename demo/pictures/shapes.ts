import type { Point } from './canvas.ts';

export type Shape = readonly Point[];

/** A piece of a drawing: a shape, and how far from the product's colour it is towards black (1) or white (-1). */
export interface Part {
  shape: Shape;
  tone: number;
}

/** What lies behind comes first. */
export type Drawing = readonly Part[];

/** Width over height of a picture: across, a unit is so much shorter. */
const aspect = 3 / 4;

/** Points as pictures' own formats write them: `0,0.2 0.07,0.14`. */
export function points(text: string): Shape {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function part(shape: Shape, tone = 0): Part {
  return { shape, tone };
}

/** A whole shape of its right half, given by distances from the middle, from the top down. */
export function mirrored(half: Shape): Shape {
  return [...toRight(half), ...toLeft(half).reverse()];
}

/** A part at the right of the middle, given by distances from it, and its like at the left. */
export function pair(shape: Shape, tone = 0): Part[] {
  return [part(toRight(shape), tone), part(toLeft(shape), tone)];
}

const toRight = (half: Shape) => half.map(([x, y]): Point => [0.5 + x, y]);
const toLeft = (half: Shape) => half.map(([x, y]): Point => [0.5 - x, y]);

/** The point at that share of the way from one to another. */
export function along([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** A straight line of that width. */
export function line(from: Point, to: Point, width: number): Shape {
  return stroke([from, to], width);
}

/** A line of that width along points. */
export function stroke(way: Shape, width: number): Shape {
  const sides = way.map((at, index) => {
    const from = way[Math.max(0, index - 1)] ?? at;
    const to = way[Math.min(way.length - 1, index + 1)] ?? at;
    const [dx, dy] = [(to[0] - from[0]) * aspect, to[1] - from[1]];
    const half = width / 2 / Math.hypot(dx, dy);
    const away = (sign: 1 | -1): Point => [at[0] - (sign * dy * half) / aspect, at[1] + sign * dx * half];
    return { one: away(1), other: away(-1) };
  });
  return [...sides.map(({ one }) => one), ...sides.map(({ other }) => other).reverse()];
}

/** Points on a smooth way through all that are given, and back to the first where it is closed. */
export function curve(way: Shape, isClosed = false): Shape {
  const last = way.length - 1;
  const at = (index: number) =>
    way[isClosed ? (index + way.length) % way.length : Math.min(last, Math.max(0, index))] ?? [0, 0];
  const pieces = Array.from({ length: isClosed ? way.length : last }, (_, index) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((share) =>
      between([at(index - 1), at(index), at(index + 1), at(index + 2)], share),
    ),
  );
  return isClosed ? pieces.flat() : [...pieces.flat(), at(last)];
}

/** Catmull and Rom's way from the second of four points to the third. */
function between([p, q, r, s]: readonly [Point, Point, Point, Point], t: number): Point {
  const on = (axis: 0 | 1) =>
    q[axis] +
    (t / 2) *
      (r[axis] -
        p[axis] +
        t *
          (2 * p[axis] -
            5 * q[axis] +
            4 * r[axis] -
            s[axis] +
            t * (3 * (q[axis] - r[axis]) + s[axis] - p[axis])));
  return [on(0), on(1)];
}

/** As round as it looks: `radius` is across. */
export function dot(x: number, y: number, radius: number): Shape {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * aspect * Math.sin(angle)];
  });
}

/** What of a shape lies between two heights. */
export function band(shape: Shape, top: number, bottom: number): Shape {
  const below = cut(shape, (y) => y >= top, top);
  return cut(below, (y) => y <= bottom, bottom);
}

function cut(shape: Shape, isKept: (y: number) => boolean, height: number): Shape {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const kept = isKept(point[1]) ? [point] : [];
    if (isKept(point[1]) === isKept(next[1])) return kept;
    return [...kept, along(point, next, (height - point[1]) / (next[1] - point[1]))];
  });
}
