import type { DemoArticle } from '../catalog/articles.ts';
import { bodice, type Cut, front, neckline, sleeveOf } from './bodice.ts';
import { toned } from './colors.ts';
import type { Article } from './drawing.ts';
import {
  along,
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
import { checks, flowers } from './prints.ts';
import type { Mark, Piece } from './scene.ts';
import {
  bow,
  buttons,
  collar,
  falls,
  gathers,
  pair,
  paler,
  placket,
  pleats,
  pocket,
  ribBand,
  seam,
  stitches,
} from './trims.ts';

const base: Cut = {
  neck: 7.6,
  open: 5,
  shoulder: 17,
  chest: 17.2,
  waist: [13.6, 39],
  hip: [18.4, 58],
  hem: [27, 106],
  sleeve: { length: 57, upper: 5.4, cuff: 3.6 },
};

/** Draws the end of each sleeve as a separate cuff. */
export function cuffs(
  cut: Cut,
  pose: 'figure' | 'hanger',
  wide: number,
  like: Omit<Piece, 'shape' | 'level'>,
): Piece[] {
  const sleeve = sleeveOf(cut, pose);
  if (sleeve === null) return [];
  const end = Math.max(...sleeve.map(([, y]) => y));
  return pair(slice(sleeve, end - wide, end + 1)).map((shape) => ({ ...like, shape, level: 2 }));
}

const waistband = (
  shape: Shape,
  top: number,
  bottom: number,
  cloth: { color: string },
  like: Omit<Piece, 'shape' | 'level'>,
) => [
  { ...like, shape: slice(shape, top, bottom), level: 2.2 },
  seam(slice(shape, top, top + 0.02), cloth, 0.4),
];

const mini: Cut = {
  neck: 7.4,
  open: 4.6,
  shoulder: 16.4,
  chest: 17.4,
  waist: [15, 38],
  hip: [18.6, 56],
  hem: [21, 80],
  sleeve: { length: 24, upper: 6.2, cuff: 5.8 },
};
const long: Cut = { ...base, open: 13, opening: 'v', hem: [33, 118], hip: [18, 56], waist: [12.8, 38] };
const slim: Cut = {
  ...base,
  neck: 8,
  open: 3.6,
  waist: [13.8, 40],
  hip: [18.2, 60],
  hem: [17.6, 114],
  sleeve: { length: 60, upper: 5, cuff: 3.2 },
};
const shirred: Cut = {
  neck: 12,
  open: 9,
  shoulder: 15.6,
  slope: 3,
  chest: 16.8,
  waist: [13.2, 36],
  hip: [20, 56],
  hem: [30, 106],
  sleeve: { length: 27, upper: 7.6, cuff: 5 },
};

const slipFront: Shape = mirrored([
  ...curve(points('0,17 3.4,15.4 7.4,11 9.6,7.6')),
  ...curve(points('9.6,7.6 12.4,12.5 15.8,17.5 15.4,24 13.4,39 17.4,56 19,80 24,112')).slice(1),
  ...curve(points('24,112 14,113.4 0,113.8')).slice(1),
]);

export const dresses = {
  shirt_dress: {
    wear: 'dress',
    stuff: 'linen',
    focus: [3, 8],
    draw: (cloth, pose, chance) => {
      const cut: Cut = { ...base, open: 3, hem: [25, 104] };
      const shape = front(cut);
      return [
        ...bodice(cut, cloth, pose, falls({ half: 13, y: 41 }, { half: 23, y: 104 }, 8, chance, 0.65)),
        ...placket(2, 104, cloth),
        ...buttons(0, 7, 98, 10, toned(cloth.color, 0.35)),
        ...cuffs(cut, pose, 4.2, cloth),
        ...waistband(shape, 38, 42, cloth, { ...cloth, color: toned(cloth.color, 0.05) }),
        ...bow(1.6, 40, 6.2, { ...cloth, color: toned(cloth.color, 0.06) }, 3.6),
        ...collar(cloth),
      ];
    },
  },
  slip_dress: {
    wear: 'dress',
    stuff: 'satin',
    focus: [3, 18],
    draw: (cloth, _, chance) => {
      const cowl: Mark[] = [20, 23, 26.5].flatMap((y, index) => [
        {
          shape: leaf(
            curve([
              [-10 + index, y - 8],
              [0, y],
              [10 - index, y - 8],
            ]),
            1.9,
          ),
          lift: 0.9,
        },
        {
          shape: leaf(
            curve([
              [-10 + index, y - 6.4],
              [0, y + 1.7],
              [10 - index, y - 6.4],
            ]),
            1.5,
          ),
          lift: -0.7,
        },
      ]);
      const drape: Mark[] = [
        {
          shape: leaf(curve(points('14,36 5,50 -13,82')), 4),
          lift: 0.5,
        },
        {
          shape: leaf(curve(points('14,41 7,56 -9,90')), 3.4),
          lift: -0.45,
        },
        {
          shape: leaf(curve(points('-13.6,36 -9,44 -2,50')), 2.4),
          lift: 0.35,
        },
      ];
      return [
        ...pair(stroke(curve(points('9.6,8 9.2,3 8.6,-1.4')), 0.55)).map(
          (shape): Piece => ({ ...cloth, shape, level: 0.4 }),
        ),
        {
          ...cloth,
          shape: slipFront,
          level: 1.2,
          round: 7,
          turn: 0.6,
          marks: [...cowl, ...drape, ...falls({ half: 13, y: 50 }, { half: 23, y: 113 }, 9, chance, 0.85)],
        },
        ...pair(curve(points('0,17.4 3.4,15.8 7.4,11.4 9.4,8.4'))).map((way) =>
          stitches(way, toned(cloth.color, 0.3), 0.4),
        ),
      ];
    },
  },
  mini_dress: {
    wear: 'dress',
    stuff: 'tweed',
    print: (color) => checks(toned(color, -0.62), 4.2, 0.5),
    focus: [6, 24],
    draw: (cloth, pose) => {
      const shape = front(mini);
      const braid = { color: paler(cloth.color, 0.72), stuff: 'knit', level: 2.3 } as const;
      const neckWay = [...flipped(neckline(mini)).toReversed(), ...neckline(mini).slice(1)];
      return [
        ...bodice(mini, cloth, pose),
        ...cuffs(mini, pose, 1.5, { ...braid }),
        { ...braid, shape: stroke(neckWay, 1.4) },
        {
          ...braid,
          shape: stroke(
            [
              [0, 5],
              [0, 81],
            ],
            1.5,
          ),
        },
        { ...braid, shape: slice(shape, 78.6, 82) },
        ...[24, 50].flatMap((y) =>
          [-12.4, 4.4].flatMap((x) => [
            ...pocket({ x, y, width: 8, height: y === 24 ? 7 : 9, point: 0.2 }, cloth),
            {
              ...braid,
              shape: stroke(
                [
                  [x - 0.1, y + 0.5],
                  [x + 8.1, y + 0.5],
                ],
                1.3,
              ),
              level: 2.6,
            },
          ]),
        ),
        ...buttons(0, 11, 70, 7, '#b99a55', 0.85),
      ];
    },
  },
  pleated_dress: {
    wear: 'dress',
    stuff: 'crepe',
    focus: [5, 40],
    draw: (cloth, pose) => {
      const shape = front(long);
      return [
        ...bodice(long, cloth, pose, [
          ...pleats({ half: 12.6, y: 40 }, { half: 33, y: 119 }, 15, 0.95),
          ...pair(curve(points('2,14 6,24 8,37'))).flatMap((way) => [
            { shape: leaf(way, 1.4), lift: 0.6 },
            {
              shape: leaf(
                way.map(([x, y]): Point => [x * 1.25, y]),
                1.3,
              ),
              lift: -0.5,
            },
          ]),
        ]),
        ...cuffs(long, pose, 3.4, cloth),
        ...waistband(shape, 36.6, 40.4, cloth, { ...cloth, color: toned(cloth.color, 0.14) }),
        ...pair(neckline(long)).map((way) =>
          seam(
            way.map(([x, y]): Point => [x * 1.1, y + 0.6]),
            cloth,
            0.35,
          ),
        ),
      ];
    },
  },
  knit_dress: {
    wear: 'dress',
    stuff: 'rib',
    focus: [4, 6],
    draw: (cloth, pose, chance) => {
      const neckWay = [...flipped(neckline(slim)).toReversed(), ...neckline(slim).slice(1)];
      return [
        ...bodice(slim, cloth, pose, falls({ half: 13, y: 60 }, { half: 16, y: 110 }, 5, chance, 0.35)),
        ...ribBand(front(slim), 108, 116, cloth),
        ...cuffs(slim, pose, 7, { ...cloth }),
        { ...cloth, shape: stroke(neckWay, 2.2), level: 2.3, color: toned(cloth.color, 0.08) },
      ];
    },
  },
  shirred_dress: {
    wear: 'dress',
    stuff: 'cotton',
    print: (color) => flowers(paler(color, 0.86), 4.6, 1.5),
    focus: [2, 24],
    draw: (cloth, pose, chance) => {
      const rows: Mark[] = Array.from({ length: 12 }, (_, row) => 14 + row * 1.95).map((y) => ({
        shape: stroke(
          curve([
            [-17, y - 0.4],
            [0, y + 0.3],
            [17, y - 0.4],
          ]),
          0.5,
        ),
        lift: -0.8,
      }));
      return [
        ...bodice(shirred, cloth, pose, [
          ...rows,
          ...gathers(13.4, 37, 26, 16, chance, 0.7),
          ...falls({ half: 14, y: 40 }, { half: 25, y: 78 }, 8, chance, 0.6),
          ...gathers(24.5, 79, 20, 18, chance, 0.75),
          ...falls({ half: 25, y: 80 }, { half: 30, y: 106 }, 9, chance, 0.5),
        ]),
        seam(curve(points('-25.4,78 0,79 25.4,78')), cloth, 0.45),
        ...[14, 18, 22, 26, 30, 34].map((y) =>
          stitches(
            curve([
              [-15, y],
              [0, y + 0.5],
              [15, y],
            ]),
            toned(cloth.color, 0.35),
            0.35,
          ),
        ),
        ...cuffs(shirred, pose, 2, { ...cloth, color: toned(cloth.color, 0.08) }),
        ...pair(widened(neckline(shirred))).map((way) => seam(way, cloth, 0.3)),
      ];
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;

function widened(way: Shape): Shape {
  return way.map((point) => along(point, [0, -4], -0.06));
}
