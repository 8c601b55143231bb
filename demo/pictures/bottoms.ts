import type { DemoArticle } from '../catalog/articles.ts';
import type { Cloth } from './bodice.ts';
import { toned } from './colors.ts';
import type { Article } from './drawing.ts';
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
import { legOf, type TrouserCut, trousersOf } from './legs.ts';
import { spots } from './prints.ts';
import type { Layers, Mark } from './scene.ts';
import {
  buttons,
  falls,
  gathers,
  pair,
  paler,
  pieces,
  pleats,
  pocket,
  ribBand,
  seam,
  stitches,
  welt,
} from './trims.ts';

const waistY = 38;

/** A skirt from the waist over the hips to the hem. */
function skirtOf(waist: number, hip: Point, hem: Point, wave = 0): Shape {
  const [hx, hy] = hem;
  const bottom: Point[] = Array.from({ length: 9 }, (_, index) => {
    const share = 1 - index / 8;
    return [hx * share, hy + 1.4 * (1 - share * share) + (index % 2 === 0 ? wave : -wave)];
  });
  return mirrored([
    [0, waistY],
    [waist, waistY],
    ...curve([[waist, waistY], hip, hem]).slice(1),
    ...curve(bottom).slice(1),
  ]);
}

/** A waistband with loops and a button, and the fly below it. */
function fastened(shape: Shape, cloth: Cloth, thread: string, metal: string, wide = 4): Layers {
  const bottom = waistY + wide;
  return [
    { ...cloth, shape: slice(shape, waistY, bottom), level: 2.3, color: toned(cloth.color, 0.05) },
    seam(
      [
        [-13.4, bottom],
        [13.4, bottom],
      ],
      cloth,
      0.5,
    ),
    stitches(
      [
        [-13, bottom - 0.6],
        [13, bottom - 0.6],
      ],
      thread,
      0.6,
    ),
    stitches(
      [
        [-13, waistY + 0.6],
        [13, waistY + 0.6],
      ],
      thread,
      0.6,
    ),
    ...pieces(pair(box(7.4, waistY - 0.4, 1.2, wide + 1)), { ...cloth, level: 2.9, swell: 0.3 }),
    seam(
      [
        [0.4, bottom],
        [0.4, bottom + 19],
      ],
      cloth,
      0.5,
    ),
    stitches(
      curve([
        [3.6, bottom],
        [3.6, bottom + 12],
        [2.4, bottom + 16],
        [0.5, bottom + 18.6],
      ]),
      thread,
      0.65,
    ),
    ...buttons(0.4, waistY + wide / 2, waistY + wide / 2, 1, metal, 0.85),
  ];
}

const slanted = (cloth: Cloth, thread: string): Layers =>
  [1, -1].flatMap((side) => [
    seam(
      [
        [9.4 * side, waistY + 4],
        [15.8 * side, waistY + 17],
      ],
      cloth,
      0.55,
    ),
    stitches(
      [
        [8.8 * side, waistY + 4.4],
        [15.1 * side, waistY + 17.4],
      ],
      thread,
      0.55,
    ),
  ]);

const scooped = (cloth: Cloth, thread: string): Layers =>
  [1, -1].flatMap((side) => {
    const way = curve([
      [6.6, waistY + 4],
      [8.4, waistY + 9],
      [16.6, waistY + 11],
    ]).map(([x, y]): Point => [x * side, y]);
    return [
      seam(way, cloth, 0.55),
      stitches(
        way.map(([x, y]): Point => [x - 0.3 * side, y + 0.6]),
        thread,
        0.85,
      ),
      ...buttons(8 * side, waistY + 7.4, waistY + 7.4, 1, '#b07a4a', 0.3),
    ];
  });

const wide: TrouserCut = {
  waist: 13.4,
  top: waistY,
  hip: [18.8, 60],
  knee: [21, 104],
  inner: [2, 104],
  hem: { from: 2.4, to: 24, y: 149 },
};
const tapered: TrouserCut = {
  waist: 13.6,
  top: waistY,
  hip: [18.6, 60],
  knee: [15.6, 104],
  inner: [2.6, 106],
  hem: { from: 4, to: 13.8, y: 146 },
};
const jogging: TrouserCut = {
  waist: 13.8,
  top: waistY,
  hip: [20, 62],
  knee: [18.4, 106],
  inner: [1.8, 106],
  hem: { from: 3.6, to: 15, y: 145 },
};

const trousersShape = (cut: TrouserCut): Shape => [
  ...legOf(cut).filter(([, y]) => y < 72),
  ...flipped(legOf(cut))
    .filter(([, y]) => y < 72)
    .toReversed(),
];

/** The crease down each leg. */
const creases = (x: number, y: number): Mark[] => [
  {
    shape: leaf(
      curve([
        [7, 52],
        [x * 0.9, 100],
        [x, y],
      ]),
      1.4,
      true,
    ),
    lift: 0.8,
  },
  {
    shape: leaf(
      curve([
        [8.4, 54],
        [x * 0.9 + 1.6, 100],
        [x + 1.8, y],
      ]),
      1.6,
      true,
    ),
    lift: -0.5,
  },
];

export const bottoms = {
  long_skirt: {
    wear: 'bottom',
    stuff: 'satin',
    focus: [4, 46],
    draw: (cloth, _, chance) => {
      const shape = skirtOf(12.8, [18.2, 58], [25, 124]);
      return [
        {
          ...cloth,
          shape,
          level: 1.5,
          round: 7,
          turn: 0.6,
          marks: [
            ...falls({ half: 13, y: 46 }, { half: 23, y: 124 }, 9, chance, 0.95),
            {
              shape: leaf(curve(points('14,44 5,58 -12,88')), 4),
              lift: 0.4,
            },
            {
              shape: leaf(curve(points('15,52 7,66 -8,96')), 3.4),
              lift: -0.4,
            },
          ],
        },
        { ...cloth, shape: slice(shape, waistY, waistY + 3), level: 2.2 },
        seam(
          [
            [-13.2, waistY + 3],
            [13.2, waistY + 3],
          ],
          cloth,
          0.45,
        ),
      ];
    },
  },
  midi_skirt: {
    wear: 'bottom',
    stuff: 'crepe',
    print: (color) => spots(paler(color, 0.8), 3.4, 0.42),
    focus: [4, 52],
    draw: (cloth, _, chance) => {
      const shape = skirtOf(12.8, [20, 58], [37, 108], 0.5);
      return [
        {
          ...cloth,
          shape,
          level: 1.5,
          round: 8,
          marks: [
            ...pleats({ half: 12.6, y: 42 }, { half: 36, y: 110 }, 8, 0.95),
            ...gathers(13, 42, 10, 9, chance, 0.4),
          ],
        },
        {
          ...cloth,
          print: undefined,
          shape: slice(shape, waistY, waistY + 3.4),
          level: 2.3,
          color: toned(cloth.color, 0.1),
        },
        seam(
          [
            [-13.4, waistY + 3.4],
            [13.4, waistY + 3.4],
          ],
          cloth,
          0.5,
        ),
      ];
    },
  },
  mini_skirt: {
    wear: 'bottom',
    stuff: 'denim',
    focus: [5, 46],
    draw: (cloth, _, chance) => {
      const shape = skirtOf(13.6, [18.8, 58], [21.4, 80]);
      const orange = '#d09a55';
      return [
        {
          ...cloth,
          shape,
          level: 1.5,
          round: 7,
          marks: [
            ...falls({ half: 14, y: 60 }, { half: 20, y: 80 }, 5, chance, 0.3),
            {
              shape: leaf(curve(points('-6,58 2,60 10,57')), 2),
              lift: 0.5,
            },
            {
              shape: leaf(curve(points('-10,62 0,63.4 8,61')), 2),
              lift: -0.45,
            },
          ],
        },
        seam(
          [
            [0.4, 60],
            [0.4, 81],
          ],
          cloth,
          0.4,
        ),
        stitches(
          [
            [1, 60],
            [1, 80.6],
          ],
          orange,
          0.8,
        ),
        ...scooped(cloth, orange),
        ...fastened(shape, cloth, orange, '#b07a4a'),
        stitches(curve(points('-20.6,78.6 0,80 20.6,78.6')), orange, 0.85),
      ];
    },
  },
  cargo_skirt: {
    wear: 'bottom',
    stuff: 'cotton',
    focus: [13, 70],
    draw: (cloth, _, chance) => {
      const shape = skirtOf(13.4, [19, 58], [23.6, 112]);
      const thread = toned(cloth.color, 0.35);
      return [
        {
          ...cloth,
          shape,
          level: 1.5,
          round: 7,
          marks: falls({ half: 14, y: 56 }, { half: 22, y: 112 }, 6, chance, 0.55),
        },
        seam(
          [
            [0.4, 60],
            [0.4, 113],
          ],
          cloth,
          0.5,
        ),
        ...[-1.6, 2.4].map((x) =>
          stitches(
            [
              [x, 60],
              [x, 112.6],
            ],
            thread,
            0.5,
          ),
        ),
        ...slanted(cloth, thread),
        ...pocket({ x: 7, y: 66, width: 11.6, height: 15, flap: 5.4, point: 0.4 }, cloth, thread),
        ...pocket({ x: -18.6, y: 66, width: 11.6, height: 15, flap: 5.4, point: 0.4 }, cloth, thread),
        ...[12.8, -12.8].flatMap((x) => buttons(x, 69.4, 69.4, 1, '#3f3e34', 0.7)),
        ...fastened(shape, cloth, thread, '#3f3e34'),
        stitches(curve(points('-22.6,110.4 0,111.8 22.6,110.4')), thread, 0.5),
      ];
    },
  },
  wide_trousers: {
    wear: 'bottom',
    isTrousers: true,
    stuff: 'flannel',
    focus: [5, 48],
    draw: (cloth) => {
      const isDenim = cloth.stuff === 'denim';
      const thread = isDenim ? '#c98a45' : toned(cloth.color, 0.4);
      return [
        ...trousersOf(wide, cloth, isDenim ? [] : creases(13, 149)),
        ...(isDenim
          ? scooped(cloth, thread)
          : [
              ...slanted(cloth, thread),
              ...pair([
                [5, waistY + 4],
                [6, waistY + 12],
              ]).map((way) => seam(way, cloth, 0.5)),
            ]),
        ...(isDenim
          ? pair(curve(points('19,62 21.2,104 23.4,147'))).map((way) => stitches(way, thread, 0.5))
          : []),
        ...fastened(trousersShape(wide), cloth, thread, isDenim ? '#b07a4a' : toned(cloth.color, 0.5)),
        ...pair([
          [2.8, 147],
          [23.4, 147],
        ]).map((way) => stitches(way, thread, isDenim ? 0.8 : 0.3)),
      ];
    },
  },
  chinos: {
    wear: 'bottom',
    isTrousers: true,
    stuff: 'cotton',
    focus: [5, 48],
    draw: (cloth) => {
      const thread = toned(cloth.color, 0.3);
      return [
        ...trousersOf(tapered, cloth, creases(9, 146)),
        ...slanted(cloth, thread),
        ...fastened(trousersShape(tapered), cloth, thread, toned(cloth.color, 0.5)),
        ...pair([
          [4.2, 144],
          [13.8, 144],
        ]).map((way) => stitches(way, thread, 0.5)),
      ];
    },
  },
  joggers: {
    wear: 'bottom',
    isTrousers: true,
    stuff: 'nylon',
    focus: [4, 44],
    draw: (cloth, _, chance) => {
      const leg = legOf(jogging);
      return [
        ...trousersOf(jogging, cloth, [
          ...gathers(10, 46, 8, 6, chance, 0.7),
          ...[122, 128, 134, 139].map(
            (y, index): Mark => ({
              shape: leaf(
                curve([
                  [2, y],
                  [9, y + 2.4],
                  [18, y - 1],
                ]),
                2.2,
              ),
              lift: index % 2 ? -0.8 : 0.8,
            }),
          ),
        ]),
        seam(
          [
            [0.2, waistY + 4],
            [0.2, 72],
          ],
          cloth,
          0.4,
        ),
        ...welt([15, 47], [18.6, 60], cloth, 1.3),
        ...welt([-15, 47], [-18.6, 60], cloth, 1.3),
        ...pair(curve(points('16.4,46 19.2,64 18,106 14.6,140'))).map((way) =>
          seam(way, { color: paler(cloth.color, 0.6) }, 0.5),
        ),
        ...pieces(pair(slice(leg, 140.4, 147)), {
          ...cloth,
          stuff: 'rib',
          level: 2.2,
          color: toned(cloth.color, 0.1),
        }),
        ...ribBand(trousersShape(jogging), waistY, waistY + 4.4, cloth, 2.4),
        ...pieces(
          [
            stroke(
              curve([
                [-1, waistY + 3],
                [-2.2, waistY + 9],
                [-1.6, waistY + 17],
              ]),
              0.7,
            ),
            stroke(
              curve([
                [1, waistY + 3],
                [1.8, waistY + 8],
                [2.4, waistY + 15],
              ]),
              0.7,
            ),
          ],
          { color: '#e5e2da', stuff: 'knit', level: 3, swell: 0.3 },
        ),
      ];
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;
