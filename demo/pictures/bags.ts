import type { DemoArticle } from '../catalog/articles.ts';
import { toned } from './colors.ts';
import type { Article } from './drawing.ts';
import { along, box, curve, leaf, mirrored, oval, points, type Shape, slice, stroke } from './geometry.ts';
import type { Layers, Mark, Piece } from './scene.ts';
import { pair, pieces, seam, stitches } from './trims.ts';

const brass = { color: '#c2a25e', stuff: 'metal' } as const;
const steel = { color: '#a9abae', stuff: 'metal' } as const;

const handle = (half: number, from: number, top: number): Shape =>
  curve([
    [-half, from],
    [-half * 0.98, top + (from - top) * 0.45],
    [-half * 0.6, top + 1],
    [0, top],
    [half * 0.6, top + 1],
    [half * 0.98, top + (from - top) * 0.45],
    [half, from],
  ]);

const rounded = (half: number, top: number, bottom: number, radius: number, spread = 0): Shape =>
  mirrored([
    [0, top],
    [half - spread - radius * 0.4, top],
    ...curve([
      [half - spread, top + radius * 0.4],
      [half, (top + bottom) / 2],
      [half, bottom - radius],
    ]),
    ...curve([
      [half, bottom - radius],
      [half - radius * 0.3, bottom - radius * 0.3],
      [half - radius, bottom],
    ]).slice(1),
    [0, bottom],
  ]);

/** A chain along a path, with rings alternately flat and on edge. */
function links(way: Shape): Shape[] {
  return way.slice(0, -1).flatMap((at, index) =>
    [0, 0.5].map((share) => {
      const [x, y] = along(at, way[index + 1] ?? at, share);
      return share === 0 ? oval(x, y, 0.5, 0.42) : oval(x, y, 0.24, 0.3);
    }),
  );
}

/** Bags stand on the floor at height 0. */
export const bags = {
  tote_bag: {
    wear: 'bag',
    stuff: 'leather',
    focus: [6, -19],
    draw: (cloth) => {
      const body = rounded(14, -21, 0, 1.6, 1.6);
      return [
        {
          ...cloth,
          shape: stroke(handle(5.6, -20, -36), 1.5),
          level: 0.6,
          round: 0.7,
          color: toned(cloth.color, 0.22),
        },
        {
          ...cloth,
          shape: mirrored(points('0,-21.6 11.8,-21.6 12.4,-19 0,-19')),
          level: 0.7,
          color: toned(cloth.color, 0.4),
        },
        {
          ...cloth,
          shape: body,
          level: 1.6,
          round: 2.4,
          marks: [
            {
              shape: leaf(curve(points('-11,-16 -10.4,-9 -12,-2')), 1.6),
              lift: 0.5,
            },
            {
              shape: leaf(curve(points('11,-16 10.4,-8 12.4,-2')), 1.6),
              lift: -0.5,
            },
            {
              shape: stroke(curve(points('-14,-4 0,-3.2 14,-4')), 1),
              lift: -0.3,
            },
          ],
        },
        { ...cloth, shape: slice(body, -21, -18.6), level: 2, color: toned(cloth.color, 0.1) },
        stitches(
          [
            [-12.2, -19.2],
            [12.2, -19.2],
          ],
          toned(cloth.color, -0.35),
          0.8,
        ),
        stitches(
          curve(points('-13.4,-18 -13.3,-6 -12.4,-1.2 0,-0.7 12.4,-1.2 13.3,-6 13.4,-18')),
          toned(cloth.color, -0.35),
          0.7,
        ),
        { ...cloth, shape: stroke(handle(5.6, -17.4, -33), 1.6), level: 2.6, swell: 0.8 },
        ...pieces(pair(box(4.5, -19.4, 2.2, 5.4)), {
          ...cloth,
          level: 2.5,
          swell: 0.5,
          color: toned(cloth.color, 0.08),
        }),
        ...pieces(pair(oval(5.6, -16, 0.75)), { ...brass, level: 3, swell: 0.5 }),
        { ...brass, shape: box(-1.5, -12.6, 3, 1), level: 1.9, swell: 0.3 },
      ];
    },
  },
  shoulder_bag: {
    wear: 'bag',
    stuff: 'canvas',
    focus: [10, -26],
    draw: (cloth, _, chance) => {
      const tan = { color: '#9a7048', stuff: 'leather' } as const;
      const body = mirrored([
        ...curve(points('0,-28 9,-28.8 16,-29.4')),
        ...curve(points('16,-29.4 19,-16 20,-5 17,-0.8 10,0 0,0')).slice(1),
      ]);
      const marks: Mark[] = [
        ...[-12, -5, 3, 11].map(
          (x, index): Mark => ({
            shape: leaf(
              curve([
                [x * 0.8, -28],
                [x * 0.95 + chance(), -19],
                [x * 1.15, -9],
              ]),
              1.8,
            ),
            lift: index % 2 ? -0.7 : 0.7,
          }),
        ),
        {
          shape: leaf(curve(points('-18,-8 -6,-4.6 8,-6')), 2.4),
          lift: 0.6,
        },
        {
          shape: leaf(curve(points('17,-12 8,-8 -2,-9')), 2),
          lift: -0.5,
        },
      ];
      return [
        {
          ...tan,
          shape: stroke(curve(points('-15.4,-28 -15,-42 -9,-54 0,-57 9,-54 15,-42 15.4,-28')), 2.4),
          level: 0.5,
          round: 0.6,
        },
        {
          ...cloth,
          shape: mirrored([...curve(points('0,-30.4 9,-30.6 15.6,-30')), [15.6, -27], [0, -26.6]]),
          color: toned(cloth.color, 0.4),
          level: 0.6,
        },
        { ...cloth, shape: body, level: 1.6, round: 4, marks },
        stitches(curve(points('-15.6,-27.4 0,-26.2 15.6,-27.4')), toned(cloth.color, 0.4), 0.6),
        seam(curve(points('-15.8,-26.6 0,-25.4 15.8,-26.6')), cloth, 0.25),
        ...pieces(pair(box(13.6, -29.6, 3.6, 6.4)), { ...tan, level: 2.4, swell: 0.5 }),
        ...pair(points('14,-29.2 16.8,-29.2 16.8,-23.6 14,-23.6 14,-29.2')).map((way) =>
          stitches(way, '#e6d3ae', 0.9),
        ),
        ...pieces(pair(oval(15.4, -27.6, 0.6)), { ...brass, level: 2.8, swell: 0.4 }),
        { ...tan, shape: box(-4, -17.4, 8, 4.6), level: 2, swell: 0.4 },
        stitches(points('-3.6,-17 3.6,-17 3.6,-13.2 -3.6,-13.2 -3.6,-17'), '#e6d3ae', 0.9),
      ];
    },
  },
  crossbody_bag: {
    wear: 'bag',
    stuff: 'nylon',
    focus: [7, -14],
    draw: (cloth) => {
      const body = rounded(13.4, -18, 0, 2.4, 0.6);
      const strap = curve(points('-12.6,-15 -15,-28 -11,-42 0,-46.4 11,-42 15,-28 12.6,-15'));
      const puller = (x: number, y: number): Piece => ({
        color: '#2a2d33',
        stuff: 'leather',
        shape: box(x - 0.5, y, 1, 3.4),
        level: 3,
        swell: 0.3,
      });
      return [
        {
          color: toned(cloth.color, 0.3),
          stuff: 'canvas',
          shape: stroke(strap, 2.2),
          level: 0.8,
          round: 0.3,
        },
        {
          ...steel,
          shape: stroke(
            [
              [10.6, -41.6],
              [12.6, -38.4],
            ],
            3,
          ),
          level: 1.2,
          round: 0.4,
        },
        ...pieces(pair(box(11.4, -17.4, 2.4, 3.2)), { ...steel, level: 1, round: 0.4 }),
        {
          ...cloth,
          shape: body,
          level: 1.6,
          round: 3.4,
          marks: [
            {
              shape: leaf(curve(points('-12,-13 -4,-11.6 3,-12.6')), 1.6),
              lift: 0.6,
            },
            {
              shape: leaf(curve(points('12,-4 5,-2.6 -4,-3')), 1.8),
              lift: -0.5,
            },
          ],
        },
        {
          way: [
            [-11.8, -15.6],
            [11.8, -15.6],
          ],
          width: 1,
          color: toned(cloth.color, 0.6),
          opacity: 1,
        },
        {
          way: [
            [-11.8, -15.6],
            [11.8, -15.6],
          ],
          width: 0.5,
          color: '#b9b6b0',
          opacity: 1,
          dash: [0.22, 0.26],
        },
        { ...cloth, shape: rounded(10.6, -11.6, -1.4, 1.8), level: 2.3 },
        {
          way: [
            [-9.6, -10],
            [9.6, -10],
          ],
          width: 0.9,
          color: toned(cloth.color, 0.6),
          opacity: 1,
        },
        {
          way: [
            [-9.6, -10],
            [9.6, -10],
          ],
          width: 0.45,
          color: '#b9b6b0',
          opacity: 1,
          dash: [0.22, 0.26],
        },
        puller(10.2, -15.4),
        puller(8, -9.8),
        { color: '#e8e6df', stuff: 'canvas', shape: box(-9.4, -4.6, 4.4, 1.5), level: 2.5 },
        ...pair(curve(points('12.6,-14 12.8,-4 11.4,-1'))).map((way) =>
          stitches(way, toned(cloth.color, 0.4), 0.6),
        ),
      ];
    },
  },
  clutch: {
    wear: 'bag',
    stuff: 'beads',
    focus: [5, -11],
    draw: (cloth) => {
      const body = rounded(12.4, -13, 0, 1.6, 0.2);
      const chain = curve(points('-11.6,-13 -15,-10 -17.4,-4 -16.6,1.2 -12,3 -6,2.4 -1,3.2'));
      const frame = { color: '#c9b17a', stuff: 'metal' } as const;
      return [
        ...links(chain).map((shape): Piece => ({ ...frame, shape, level: 0.5, swell: 0.3 })),
        { ...cloth, shape: body, level: 1.6, round: 2.6 },
        {
          ...frame,
          shape: mirrored(points('0,-14 12,-14 12.9,-13.2 12.9,-11.4 0,-11.4')),
          level: 2.2,
          swell: 1.2,
        },
        seam(
          [
            [-12.7, -12.7],
            [12.7, -12.7],
          ],
          { color: '#8a733c' },
          0.8,
        ),
        ...pieces([oval(-0.8, -15, 1.05), oval(0.8, -14.8, 1.05)], {
          color: '#efe6cf',
          stuff: 'horn',
          level: 3,
          swell: 0.9,
        }),
      ] satisfies Layers;
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;
