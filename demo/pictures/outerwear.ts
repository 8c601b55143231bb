import type { DemoArticle } from '../catalog/articles.ts';
import { bodice, type Cut, front, neckline } from './bodice.ts';
import { toned } from './colors.ts';
import type { Article } from './drawing.ts';
import { cuffs } from './dresses.ts';
import {
  box,
  curve,
  flipped,
  leaf,
  mirrored,
  type Point,
  points,
  type Shape,
  slice,
  stroke,
} from './geometry.ts';
import type { Layers, Mark } from './scene.ts';
import {
  buttons,
  collar,
  falls,
  flapAt,
  gathers,
  lapels,
  pair,
  pieces,
  pocket,
  ribBand,
  seam,
  stitches,
  welt,
  zip,
} from './trims.ts';

const coatCut: Cut = {
  neck: 7.6,
  open: 30,
  opening: 'v',
  shoulder: 19.6,
  slope: 4.4,
  chest: 20.4,
  armhole: 20,
  waist: [19.4, 42],
  hip: [21.4, 62],
  hem: [24, 108],
  sleeve: { length: 60, upper: 6.8, cuff: 5.2 },
};
const blazerCut: Cut = {
  neck: 7.6,
  open: 30,
  opening: 'v',
  shoulder: 19.2,
  slope: 4,
  chest: 19.8,
  armhole: 19,
  waist: [18, 42],
  hem: [20.4, 72],
  sleeve: { length: 60, upper: 6.4, cuff: 4.6 },
};
const blousonCut: Cut = {
  neck: 7.4,
  open: 3,
  shoulder: 20.6,
  slope: 5,
  chest: 22,
  armhole: 21,
  waist: [22.4, 44],
  hem: [18.4, 62],
  sleeve: { length: 58, upper: 7.4, cuff: 4.2 },
};
const truckerCut: Cut = {
  neck: 7.2,
  open: 3,
  shoulder: 19.8,
  slope: 4.6,
  chest: 20.6,
  armhole: 19.5,
  waist: [19.8, 44],
  hem: [18.8, 61],
  sleeve: { length: 58, upper: 6.6, cuff: 4.2 },
};
const croppedCut: Cut = {
  neck: 7.8,
  open: 4.6,
  shoulder: 17.6,
  chest: 18.4,
  waist: [17.8, 40],
  hem: [18.6, 52],
  sleeve: { length: 55, upper: 6.2, cuff: 4.8 },
};
const vestCut: Cut = {
  neck: 7.4,
  open: 2,
  shoulder: 17.8,
  slope: 4,
  chest: 19.4,
  armhole: 20,
  waist: [20.4, 42],
  hem: [19.6, 63],
  round: 7,
};

const edge = (x: number, from: number, to: number): Shape =>
  curve([
    [x, from],
    [x, (from + to) / 2],
    [x + 0.4, to],
  ]);

/** Half width of the front at a height. */
function halfAt(cut: Cut, y: number): number {
  return Math.max(...slice(front(cut), y, y + 0.4).map(([x]) => x)) - 0.2;
}

export const outerwear = {
  coat: {
    wear: 'outer',
    stuff: 'wool',
    focus: [9, 16],
    draw: (cloth, pose, chance) => [
      ...bodice(coatCut, cloth, pose, falls({ half: 18, y: 56 }, { half: 22, y: 108 }, 6, chance, 0.5)),
      seam(edge(2.6, 44, 109), cloth, 0.6),
      ...welt([7.4, 60], [13.6, 68], cloth, 2.6),
      ...welt([-7.4, 60], [-13.6, 68], cloth, 2.6),
      ...lapels(cloth, 44, { broad: 13, notch: 17, over: 2.4 }),
      ...buttons(0.4, 48, 66, 2, '#4b372a', 1.25),
      ...cuffs(coatCut, pose, 6, cloth),
    ],
  },
  trench_coat: {
    wear: 'outer',
    stuff: 'cotton',
    focus: [8, 40],
    draw: (cloth, pose, chance) => {
      const cut: Cut = {
        ...coatCut,
        shoulder: 20.4,
        slope: 5,
        chest: 21.4,
        waist: [18.2, 42],
        hip: [22, 60],
        hem: [26.4, 106],
      };
      const shape = front(cut);
      const flap: Shape = [
        [-7, 1.4],
        [-19.6, 4.6],
        ...curve(points('-20.6,12 -19.4,20 -12,25 -5,22')),
        [-4, 10],
      ];
      const buckle = box(-2.6, 39.4, 5.2, 5.8);
      return [
        ...bodice(cut, cloth, pose, [
          ...gathers(18, 44.5, 14, 12, chance, 0.6),
          ...falls({ half: 18, y: 50 }, { half: 25, y: 106 }, 7, chance, 0.6),
        ]),
        ...pieces(pair(points('9,0.6 20,4.6 19.4,7.6 8.4,3.6')), { ...cloth, level: 2.4, swell: 0.4 }),
        { ...cloth, shape: flap, level: 2.6, swell: 0.8 },
        seam(flap.slice(2), cloth, 0.35),
        seam(edge(8.6, 30, 107), cloth, 0.55),
        stitches(edge(8, 44, 106), toned(cloth.color, 0.35), 0.45),
        ...welt([10.4, 58], [14.6, 68], cloth, 2.4),
        ...welt([-10.4, 58], [-14.6, 68], cloth, 2.4),
        { ...cloth, shape: slice(shape, 39.8, 44.8), level: 3, color: toned(cloth.color, 0.04) },
        ...[40.5, 44.1].map((y) =>
          stitches(
            [
              [-18, y],
              [18, y],
            ],
            toned(cloth.color, 0.35),
            0.5,
          ),
        ),
        { color: '#5b4636', stuff: 'horn', shape: buckle, level: 3.6, swell: 0.8 },
        { ...cloth, shape: box(-1.5, 40.6, 3, 3.4), level: 3.3 },
        {
          ...cloth,
          shape: [...curve(points('2.6,40 9,45 13,60')), ...curve(points('9.4,61 6,50 2.6,44.6'))],
          level: 3.5,
          swell: 0.7,
        },
        ...lapels(cloth, 33, { broad: 14, notch: 15, over: 4 }),
        ...[24, 33.5, 53, 63].flatMap((y) => [
          ...buttons(-5, y, y, 1, '#5b4636', 1.1),
          ...buttons(6, y, y, 1, '#5b4636', 1.1),
        ]),
        ...cuffs(cut, pose, 2.4, { ...cloth, color: toned(cloth.color, 0.08) }),
      ];
    },
  },
  cropped_jacket: {
    wear: 'outer',
    stuff: 'tweed',
    focus: [7, 20],
    draw: (cloth, pose) => {
      const braid = { color: toned(cloth.color, 0.62), stuff: 'knit' } as const;
      const neckWay = [...flipped(neckline(croppedCut)).toReversed(), ...neckline(croppedCut).slice(1)];
      return [
        ...bodice(croppedCut, cloth, pose),
        seam(
          [
            [0, 4],
            [0, 53],
          ],
          cloth,
          0.6,
        ),
        ...[20, 38].flatMap((y) =>
          [-13, 4].flatMap(
            (x): Layers => [
              ...pocket({ x, y, width: 9, height: y === 20 ? 7.4 : 9, point: 0.2 }, cloth),
              {
                ...braid,
                shape: stroke(
                  [
                    [x, y + 0.5],
                    [x + 9, y + 0.5],
                  ],
                  1.1,
                ),
                level: 2.6,
              },
              ...buttons(x + 4.5, y + 2.2, y + 2.2, 1, '#bd9a4f', 0.7),
            ],
          ),
        ),
        ...pieces(
          [
            stroke(
              [
                [-0.9, 4],
                [-0.9, 52.6],
              ],
              0.9,
            ),
            stroke(
              [
                [0.9, 4],
                [0.9, 52.6],
              ],
              0.9,
            ),
            stroke(neckWay, 1.3),
            slice(front(croppedCut), 51.8, 54),
          ],
          { ...braid, level: 2.4 },
        ),
        ...buttons(-2.9, 8, 47, 5, '#bd9a4f', 0.85),
        ...cuffs(croppedCut, pose, 1.4, braid),
      ];
    },
  },
  blouson: {
    wear: 'outer',
    stuff: 'nylon',
    focus: [2, 6],
    draw: (cloth, pose, chance) => {
      const stand = mirrored([
        ...curve(points('0,0.2 4,-1.4 6.4,-3.4')),
        ...curve(points('7.6,-1.6 8,1.4 5,3.8 0,4.8')),
      ]);
      return [
        ...bodice(blousonCut, cloth, pose, [
          ...gathers(19, 47, 11, 11, chance, 0.9),
          ...falls({ half: 18, y: 14 }, { half: 20, y: 56 }, 6, chance, 0.6),
        ]),
        ...ribBand(front(blousonCut), 56.4, 64, { ...cloth, color: toned(cloth.color, 0.22) }),
        ...cuffs(blousonCut, pose, 6, { color: toned(cloth.color, 0.22), stuff: 'rib' }),
        { color: toned(cloth.color, 0.22), stuff: 'rib', shape: stand, level: 2.4 },
        ...zip(3.6, 62.6, toned(cloth.color, 0.4)),
        ...welt([8, 40], [15, 49], cloth, 2.2),
        ...welt([-8, 40], [-15, 49], cloth, 2.2),
        ...pair([
          [9, 2.6],
          [20.4, 21],
        ]).map((way) => seam(way, cloth, 0.25)),
      ];
    },
  },
  trucker_jacket: {
    wear: 'outer',
    stuff: 'denim',
    focus: [8, 20],
    draw: (cloth, pose, chance) => {
      const orange = '#c98a45';
      const double = (way: Shape) => [
        seam(way, cloth, 0.5),
        stitches(
          way.map(([x, y]): Point => [x + 0.5, y + 0.3]),
          orange,
          0.85,
        ),
        stitches(
          way.map(([x, y]): Point => [x - 0.4, y - 0.3]),
          orange,
          0.6,
        ),
      ];
      return [
        ...bodice(truckerCut, cloth, pose, gathers(17, 50, 6, 9, chance, 0.4)),
        ...[1, -1].flatMap((side) => [
          ...double([
            [2 * side, 19],
            [20 * side, 19],
          ]),
          ...double([
            [5.4 * side, 20],
            [3.4 * side, 56],
          ]),
          ...double([
            [13.4 * side, 20],
            [9 * side, 56],
          ]),
        ]),
        ...pocket({ x: 4.8, y: 20, width: 9.4, height: 9, flap: 4.6, point: 2.4 }, cloth, orange),
        ...pocket({ x: -14.2, y: 20, width: 9.4, height: 9, flap: 4.6, point: 2.4 }, cloth, orange),
        { ...cloth, shape: slice(front(truckerCut), 56.4, 63), level: 2.3, color: toned(cloth.color, 0.05) },
        ...[57, 61].map((y) =>
          stitches(
            [
              [-18.4, y],
              [18.4, y],
            ],
            orange,
            0.8,
          ),
        ),
        { ...cloth, shape: box(-1.8, 2, 3.6, 59.6), level: 2.2 },
        ...[-1.4, 1.4].map((x) =>
          stitches(
            [
              [x, 4],
              [x, 56],
            ],
            orange,
            0.8,
          ),
        ),
        ...cuffs(truckerCut, pose, 5.4, { ...cloth, color: toned(cloth.color, 0.05) }),
        ...buttons(0, 7.4, 59, 6, '#b07a4a', 0.8),
        ...buttons(9.5, 23.4, 23.4, 1, '#b07a4a', 0.65),
        ...buttons(-9.5, 23.4, 23.4, 1, '#b07a4a', 0.65),
        ...collar(cloth, { point: 8.4, spread: 6 }),
      ];
    },
  },
  blazer: {
    wear: 'outer',
    stuff: 'corduroy',
    focus: [9, 18],
    draw: (cloth, pose, chance) => [
      ...bodice(blazerCut, cloth, pose, falls({ half: 17, y: 46 }, { half: 19, y: 72 }, 4, chance, 0.35)),
      seam(curve(points('1.6,44 1.8,62 5,73')), cloth, 0.6),
      ...pair(points('11.6,24 10.4,40 12,58')).map((way) => seam(curve(way), cloth, 0.25)),
      ...flapAt(6.4, 53.4, 11, 4.6, cloth, toned(cloth.color, 0.3), 0.2),
      ...flapAt(-17.4, 53.4, 11, 4.6, cloth, toned(cloth.color, 0.3), 0.2),
      ...welt([8.4, 25], [15, 23.8], cloth, 1.8),
      ...lapels(cloth, 43, { broad: 11, notch: 15, over: 1.6 }),
      ...buttons(0, 45, 55, 2, '#3d2a1d', 1),
      ...cuffs(blazerCut, pose, 0.5, cloth),
    ],
  },
  vest: {
    wear: 'outer',
    isSleeveless: true,
    stuff: 'nylon',
    focus: [5, 26],
    draw: (cloth, pose) => {
      const rows = [8, 15.5, 23, 30.5, 38, 45.5, 53];
      const puffs: Mark[] = rows.flatMap((y): Mark[] => [
        {
          shape: leaf(
            curve([
              [-21, y + 3.4],
              [0, y + 4.4],
              [21, y + 3.4],
            ]),
            4.6,
          ),
          lift: 0.95,
        },
        {
          shape: stroke(
            curve([
              [-21, y],
              [0, y + 0.9],
              [21, y],
            ]),
            0.8,
          ),
          lift: -1,
        },
        ...[-15, -8.5, -3.6, 4.4, 9.5, 16].map(
          (x, index): Mark => ({
            shape: leaf(
              [
                [x, y + 0.8],
                [x + (index % 2 ? 0.5 : -0.4), y + 3],
              ],
              0.9,
            ),
            lift: -0.8,
          }),
        ),
      ]);
      const stand = mirrored([
        ...curve(points('0,-3.4 4,-4.4 6.2,-5.8')),
        ...curve(points('7.4,-3.6 8,0 5,3.4 0,4.4')),
      ]);
      return [
        ...bodice(vestCut, cloth, pose, puffs),
        ...rows.map((y) =>
          seam(
            curve([
              [-halfAt(vestCut, y), y],
              [0, y + 0.9],
              [halfAt(vestCut, y), y],
            ]),
            cloth,
            0.5,
          ),
        ),
        { ...cloth, shape: slice(front(vestCut), 59.6, 66), level: 2, color: toned(cloth.color, 0.08) },
        {
          ...cloth,
          shape: stand,
          level: 2.6,
          marks: [
            {
              shape: leaf(curve(points('-8,-1.4 0,0.6 8,-1.4')), 0.9),
              lift: -1,
            },
          ],
        },
        ...zip(-4, 64, toned(cloth.color, 0.3)),
        ...welt([9, 42], [14.6, 52], cloth, 1.4),
        ...welt([-9, 42], [-14.6, 52], cloth, 1.4),
        ...pair(curve(points('17.4,5 16.4,12 18.6,20'))).map((way) => ({
          ...cloth,
          shape: stroke(way, 1),
          level: 2.4,
          swell: 0.4,
        })),
      ];
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;
