import { curve, moved, type Point, points, type Shape, stroke } from './geometry.ts';

/** Strokes and widths of capitals of height 10; curved strokes begin with `~`. */
const capitals: Record<string, readonly [width: number, ...strokes: string[]]> = {
  A: [8.4, '0,10 4.2,0 8.4,10', '1.6,6.6 6.8,6.6'],
  D: [8, '0,0 0,10', '~0,0 4.4,0.2 7.6,3 7.6,7 4.4,9.8 0,10'],
  E: [6, '6,0 0,0 0,10 6,10', '0,4.9 5,4.9'],
  H: [8, '0,0 0,10', '8,0 8,10', '0,5 8,5'],
  I: [0.6, '0.3,0 0.3,10'],
  L: [5.6, '0,0 0,10 5.6,10'],
  M: [9.6, '0,10 0,0 4.8,7 9.6,0 9.6,10'],
  N: [8.2, '0,10 0,0 8.2,10 8.2,0'],
  O: [9.4, '~4.7,0 8.2,1.5 9.4,5 8.2,8.5 4.7,10 1.2,8.5 0,5 1.2,1.5 4.7,0'],
  R: [6.8, '0,10 0,0', '~0,0 4,0.1 6.2,1.4 6.2,3.8 4,5.2 0,5.3', '3.4,5.3 6.8,10'],
  S: [6.2, '~5.8,1.8 4.4,0.3 2.4,0 0.5,1.2 0.5,3.3 2.6,4.7 4.9,5.7 6,7.6 4.9,9.6 2.6,10 0.8,9.5 0,8.2'],
  T: [7.6, '0,0 7.6,0', '3.8,0 3.8,10'],
  U: [7.6, '~0,0 0,4 0.2,7.4 1.6,9.5 3.8,10 6,9.5 7.4,7.4 7.6,4 7.6,0'],
};

/** A word in thin, spaced capitals of this height, centred at `x`. */
export function word(text: string, x: number, y: number, height: number, thick = 0.09): Shape[] {
  const size = height / 10;
  const gap = 4.4;
  const widths = [...text].map((letter) => capitals[letter]?.[0] ?? 4);
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  let left = -whole / 2;
  return [...text].flatMap((letter, index) => {
    const [, ...strokes] = capitals[letter] ?? [0];
    const shapes = strokes.flatMap(linesOf).map((line) => {
      const scaled = moved(line, left).map(([px, py]): Point => [px * size, py * size]);
      return moved(stroke(scaled, height * thick), x, y);
    });
    left += (widths[index] ?? 0) + gap;
    return shapes;
  });
}

/** Parses a stroke. A curve is one line; a stroke with corners is one line per segment. */
function linesOf(way: string): Shape[] {
  if (way.startsWith('~')) return [curve(points(way.slice(1)))];
  const corners = points(way);
  return corners.slice(1).map((to, index) => [corners[index] ?? to, to]);
}
