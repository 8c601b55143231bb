import type { DemoArticle } from '../catalog/articles.ts';
import { toned } from './colors.ts';
import type { Article } from './drawing.ts';
import { curve, leaf, moved, points, type Shape, slice, stroke } from './geometry.ts';
import type { Layers, Mark } from './scene.ts';
import { paler, seam } from './trims.ts';

const outline: Shape = [
  [-4.4, -30],
  [4.4, -30],
  ...curve(
    points(
      '4.6,-26 4.5,-16 4.9,-8 7.6,-3 14,0.4 18,3.4 18.4,7 15,9.2 8,8.4 0,7 -4.6,4 -5.4,-2 -4.6,-10 -4.5,-20 -4.6,-26',
    ),
  ),
];
const heel: Shape = [...curve(points('-7,-4 -1.6,-1.4 0.6,3 -0.4,9')), [-7, 9]];
const toe: Shape = [...curve(points('12.6,-2 11.6,3 12.8,10')), [20, 10], [20, -2]];

/** A lying sock with its foot to the right. */
function sock(dx: number, dy: number, color: string, accent: string, level: number): Layers {
  const at = (shape: Shape) => moved(shape, dx, dy);
  const whole = at(outline);
  const marks: Mark[] = [
    {
      shape: at(leaf(curve(points('-4,-4 1,-5 4.6,-8.6')), 1.6)),
      lift: 0.7,
    },
    {
      shape: at(leaf(curve(points('-4.6,-7 0,-7.6 4.4,-11')), 1.4)),
      lift: -0.6,
    },
    {
      shape: at(leaf(curve(points('5,-2 5.6,2 5,7')), 1.4)),
      lift: 0.4,
    },
  ];
  const ring = (top: number, bottom: number) => slice(whole, dy + top, dy + bottom);
  return [
    { color, stuff: 'fine_knit', shape: whole, level, round: 2.6, marks },
    { color: accent, stuff: 'fine_knit', shape: inside(whole, at(heel)), level: level + 0.1 },
    { color: accent, stuff: 'fine_knit', shape: inside(whole, at(toe)), level: level + 0.1 },
    { color, stuff: 'rib', shape: ring(-30, -23), level: level + 0.3 },
    { color: accent, stuff: 'rib', shape: ring(-28.2, -27), level: level + 0.3 },
    { color: accent, stuff: 'rib', shape: ring(-26.2, -25), level: level + 0.3 },
    seam(
      at([
        [-4.5, -23],
        [4.5, -23],
      ]),
      { color },
      0.3,
    ),
    ...logo(dx, dy - 16, accent, level + 0.2),
  ];
}

/** A small woven logo of two letters. */
function logo(x: number, y: number, color: string, level: number): Layers {
  const letters: Shape[] = [
    stroke(curve(points('0.3,-1.2 -1,-1.5 -1.2,-0.5 0,0 0.5,0.7 -0.4,1.4 -1.4,1.1')), 0.5),
    stroke(
      [
        [1, -1.4],
        [3.2, -1.4],
      ],
      0.5,
    ),
    stroke(
      [
        [2.1, -1.4],
        [2.1, 1.4],
      ],
      0.5,
    ),
  ];
  return letters.map((shape) => ({ color, stuff: 'knit', shape: moved(shape, x - 0.9, y), level }));
}

/** Clips a convex corner to the outline of the sock: points outside the sock move to its edge. */
function inside(whole: Shape, corner: Shape): Shape {
  const within = whole.filter((point) => contains(corner, point));
  const edge = corner.filter((point) => contains(whole, point));
  return edge.length < 2 || within.length < 2
    ? corner
    : [...edge, ...nearestFirst(within, edge.at(-1) ?? [0, 0])];
}

function nearestFirst(way: Shape, [x, y]: Shape[number]): Shape {
  const far = (at: Shape[number] | undefined) => (at === undefined ? 0 : Math.hypot(at[0] - x, at[1] - y));
  return far(way[0]) < far(way.at(-1)) ? way : [...way].toReversed();
}

function contains(shape: Shape, [x, y]: Shape[number]): boolean {
  let isInside = false;
  for (const [index, [x1, y1]] of shape.entries()) {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

export const accessories = {
  socks: {
    wear: 'socks',
    stuff: 'fine_knit',
    focus: [-3, -19],
    draw: (cloth) => {
      const accent = toned(cloth.color, 0.5);
      return [
        ...sock(2.6, -5, paler(cloth.color, 0.6), accent, 0.4),
        ...sock(-7.4, 2, cloth.color, accent, 1.6),
      ];
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;
