/** A point, in centimetres to the right of the middle and down from the shoulders. */
export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

/** Parses points in SVG notation: `0,12 7,14`. */
export function points(text: string): Shape {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export const moved = (shape: Shape, dx: number, dy = 0): Shape => shape.map(([x, y]) => [x + dx, y + dy]);
export const flipped = (shape: Shape): Shape => shape.map(([x, y]) => [-x, y]);

/** Completes a shape from its right half, given from the top down. */
export function mirrored(half: Shape): Shape {
  return [...half, ...flipped(half).toReversed()];
}

/** The point at this share of the line between two points. */
export function along([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** Points of a smooth curve through the given points; a closed curve returns to the first. */
export function curve(way: Shape, isClosed = false): Shape {
  const last = way.length - 1;
  const at = (index: number) =>
    way[isClosed ? (index + way.length) % way.length : Math.min(last, Math.max(0, index))] ?? [0, 0];
  const pieces = Array.from({ length: isClosed ? way.length : last }, (_, index) =>
    [0, 0.17, 0.33, 0.5, 0.67, 0.83].map((share) =>
      between([at(index - 1), at(index), at(index + 1), at(index + 2)], share),
    ),
  );
  return isClosed ? pieces.flat() : [...pieces.flat(), at(last)];
}

/** Catmull–Rom spline between the second and the third of four points. */
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

/** A band along a path; `half` gives its half width at a share of the path. */
export function band(way: Shape, half: (share: number) => number): Shape {
  const sides = way.map((at, index) => {
    const from = way[Math.max(0, index - 1)] ?? at;
    const to = way[Math.min(way.length - 1, index + 1)] ?? at;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const wide = half(index / (way.length - 1)) / (Math.hypot(dx, dy) || 1);
    const away = (sign: 1 | -1): Point => [at[0] - sign * dy * wide, at[1] + sign * dx * wide];
    return { one: away(1), other: away(-1) };
  });
  return [...sides.map(({ one }) => one), ...sides.map(({ other }) => other).toReversed()];
}

export const stroke = (way: Shape, width: number) => band(way, () => width / 2);

/** An arm, a leg or a sleeve: a smooth band through joints with half widths. */
export function limb(joints: readonly (readonly [x: number, y: number, half: number])[]): Shape {
  const way = curve(joints.map(([x, y]) => [x, y]));
  const halves = curve(joints.map(([, , half], index) => [index, half]));
  return band(way, (share) => halves[Math.round(share * (halves.length - 1))]?.[1] ?? 0);
}

/** A leaf along a path, wide in the middle and pointed at both ends, or only at the first. */
export function leaf(way: Shape, width: number, isOpen = false): Shape {
  return band(way, (share) => (width / 2) * (isOpen ? Math.sqrt(share) : Math.sin(Math.PI * share) ** 0.7));
}

export function oval(x: number, y: number, across: number, down = across): Shape {
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

export const box = (x: number, y: number, width: number, height: number): Shape => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The part of a shape between two heights. */
export function slice(shape: Shape, top: number, bottom: number): Shape {
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

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boundsOf(shapes: readonly Shape[]): Bounds {
  const all = shapes.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The stitches of a seam, with their length and gap. */
export function dashes(way: Shape, [long, gap]: readonly [number, number]): Shape[] {
  const parts: Shape[] = [];
  let part: Point[] = [];
  let left = long;
  let isStitch = true;
  for (let index = 1; index < way.length; index++) {
    let from = way[index - 1] ?? [0, 0];
    const to = way[index] ?? from;
    let far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (far > 0) {
      const step = Math.min(left, far);
      const at = along(from, to, step / far);
      if (isStitch) part = part.length === 0 ? [from, at] : [...part, at];
      left -= step;
      far -= step;
      from = at;
      if (left > 1e-9) continue;
      if (isStitch) parts.push(part);
      part = [];
      isStitch = !isStitch;
      left = isStitch ? long : gap;
    }
  }
  return parts;
}
